use deckscouter::catalog::Catalog; use deckscouter::card::Section; use deckscouter::game::*; use deckscouter::game::ids::BySeat; use std::sync::Arc;
fn main(){
 let n: u64 = std::env::args().nth(1).map_or(200, |n| n.parse().unwrap()); let check = std::env::args().nth(2).is_some();
 let text=std::fs::read_to_string("../shared/decks/dbscg/public-2021.jsonl").unwrap(); let decks=deckscouter::deck::read(&text); let cat=Catalog::embedded();
 let mut ready=Vec::new();
 for r in decks.readings.iter().take(60){ let res=deckscouter::legality::resolve::resolve(&r.deck,&cat); if res.leader().is_some_and(|l|l.entry.card.back.is_some()) { ready.push((r,res)); } }
 let mut roster=Roster::default();
 let mut lists=Vec::new();
 for (_,res) in &ready { let l=res.leader().unwrap().entry; let leader=roster.add(&l.card,&l.front,&l.back); let mut cards=Vec::new(); for x in res.lines.iter().filter(|x|x.section==Section::Main){ let d=roster.add(&x.entry.card,&x.entry.front,&x.entry.back); for _ in 0..x.line.count{cards.push(d);} } lists.push(Deck{leader,cards}); }
 let roster=Arc::new(roster);
 let t=std::time::Instant::now(); let (mut dec,mut turns)=(0u64,0u64); let mut outs=std::collections::BTreeMap::new();
 for g in 0..n { let a=(g as usize*7)%lists.len(); let b=(g as usize*13+5)%lists.len();
  let setup=Setup{roster:roster.clone(),decks:BySeat([lists[a].clone(),lists[b].clone()]),turn_limit:100,log:false};
  let mut game=Game::new(&setup,Rng::new(1,g)).unwrap(); let mut p=Rng::new(2,g);
  loop { match game.step(){ Step::Over(o)=>{ *outs.entry(format!("{o:?}")).or_insert(0)+=1; break;} Step::Decide(d)=>{ let c=d.options[p.below(d.options.len() as u32) as usize]; dec+=1; game.answer(c).unwrap(); if check { let w=game.check(); assert!(w.is_empty(),"game {g}: {w:?}"); } } } }
  turns+=u64::from(game.state.turn);
 }
 let s=t.elapsed().as_secs_f64(); println!("{n} games {dec} decisions {:.2}s {:.0} games/s {:.0} dec/s turns {:.1} {outs:?}",s,n as f64/s,dec as f64/s,turns as f64/n as f64);
}
