import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** What happened, in the first person: "me fui del depto que alquilaba". */
const tells =
  /^ (?:(?:hola|buenas|hi|hello|oi|che|bueno|ya|recien|ayer|hoy|just|yo|eu|i|we|so) ){0,3}(?:me (?:fui|mude|sali)|nos (?:fuimos|mudamos|salimos)|sali|salimos|deje|dejamos|entregue|devolvi|(?:just |recently )?(?:moved out|left)|(?:have|ve) (?:just )?(?:moved out|left)|sai|saimos|entreguei|me mudei|deixei) (?:de|del|of|do|da|the|my|el|la|las|los|o|a|las llaves|as chaves)(?= )/
const asks =
  / (?:que|cual|cuanto|cuando|como|donde|quien|puedo|podes|busco|necesito|quiero|hay|what|how|when|where|who|can|looking|need|want|find|o que|quanto|onde|quem|posso|procuro|preciso|quero|devuelv\w+|return\w*|give|devolv\w+)(?= )/
const ofOwn = / (?:que|where|that|i|onde) (?:alquil\w+|rent\w*|alug\w+|eu alug\w+|was|we|viv\w+|mor\w+)(?= )/
const maxWords = 14

/** "Alquilo mi casa desde hace 4 años sin contrato": of what has been for long. */
const tellsOfLong =
  /^ (?:(?:hola|buenas|hi|hello|oi|che|yo|eu|i|we|ya) ){0,2}(?:alquilo|alquilamos|tengo alquilad[oa]|tenemos alquilad[oa]|rent(?: out)?|have (?:been renting|rented)(?: out)?|alugo|alugamos) (?:\w+ ){0,8}(?:(?:desde )?hace|for (?:the (?:last|past) )?|(?:desde )?ha|faz) ?(?:\w+ ){0,2}(?:anos?|meses|years?|months?)(?= )/

/** A story, and no question yet. */
export const storyIntent: Intent = {
  name: 'story',
  score: ({ text, wording, listing }) => {
    if (listing || wording.trim().split(' ').length > maxWords || /[?¿]/.test(text)) return 0
    const isAsked = asks.test(wording.replace(ofOwn, ' '))
    const isStory = tells.test(wording) || tellsOfLong.test(wording)
    return isStory && !isAsked ? certainty.pointed + 5 : 0
  },
  answer(question) {
    question.reply.say(question.texts.words.followUps.story)
    suggestStart(question)
  },
  cases: [
    { ask: 'me fui del depto que alquilaba' },
    { ask: 'I moved out of the flat I was renting' },
    { ask: 'saí do apartamento que eu alugava' },
    { ask: 'alquilo mi casa en Ypané desde hace 4 años sin contrato escrito' },
  ],
}
