import { findShown } from '#server/ai/local/named.ts'
import { numberWord, readCount } from '#server/ai/local/numberWords.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'

const most = 4
const maxPeople = 12

/** Those who share it: "con 2 amigos" are three. */
const beside = new RegExp(
  ` (?:con|com|with) (?:(?:mis|otros|otras|meus|mais|my|other) )?${numberWord} (?:amig[oa]s|compas?|companer[oa]s|coleg[oa]s|herman[oa]s|prim[oa]s|friends?|room ?mates?|flat ?mates?|coworkers?|irmaos|irmas)(?= )`,
)
const together = new RegExp(
  ` (?:somos|seriamos|seremos|vamos|we are|we re|there are|entre|among|between|dividid[oa] (?:entre|por|em)|split (?:between|among)|dividir (?:entre|por|em)|for|para)(?: (?:los|las|nosotros|the|us|os|as|nos))* ${numberWord}(?= (?:personas|people|pessoas|amig[oa]s|friends|estudiantes|students|estudantes|de nosotros|of us)| $)`,
)
const pair =
  / (?:(?:yo|eu) (?:y|e) (?:mi|meu|minha) [^ ]+|(?:mi|meu|minha) [^ ]+ (?:y yo|e eu)|me and my [^ ]+|my [^ ]+ and (?:i|me))(?= )/

/** Undefined where nobody said how many share it. */
function peopleOf({ wording, history }: Meaning): number | undefined {
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => wordingOf(content))
  for (const one of [...said, wording].toReversed()) {
    const [, others] = beside.exec(one) ?? []
    const [, all] = together.exec(one) ?? []
    const people = others ? readCount(others) + 1 : all ? readCount(all) : pair.test(one) ? 2 : undefined
    if (people !== undefined && people > 1 && people <= maxPeople) return people
  }
  return undefined
}

/** "¿Cuánto le toca a cada uno?": the rent of each home shown, divided. */
export async function answerRentEach(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  const w = texts.words.followUps.rentEach
  const homes = (await findShown(question, most)).flatMap((one) => {
    const rent = one.transactionType === 'rent' ? one.priceUSD : one.monthlyRentUSD
    return rent ? [{ ...one, rent }] : []
  })
  if (homes.length === 0) return void reply.say(w.unknown)
  const people = peopleOf(question)
  reply.say(people === undefined ? w.unsaid : w.lead(texts.number(people)))
  for (const { title, path, rent } of homes) {
    const [whole, part] = [texts.usd(rent), texts.usd(Math.round(rent / (people ?? 2)))]
    reply.item(w.row(title, whole, part), [title, path], [whole, path], [part, path])
  }
  reply.paragraph()
  reply.say(w.apart)
}
