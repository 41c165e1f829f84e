import { understandText } from '#server/listings/places/understandText.ts'
import { readMeantSearches, differences } from '#tests/cases/sentence/meaning.ts'
const file = process.argv[2] ?? ''
let wrong = 0
const all = readMeantSearches(file)
for (const one of all) {
  const u = understandText(one.text, { rate: 7420 })
  const d = differences(one, u)
  if (d.length) { wrong++; console.log(`${one.kind}\t${one.text}\n     ${d.join(' | ')}   rest=${u.rest} noise=${u.noise} uns=${u.unsupported}`) }
}
console.log(`${all.length - wrong}/${all.length}`)
