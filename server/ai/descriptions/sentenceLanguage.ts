import { type Spoken, spokenIn } from '#server/ai/local/questionLanguage.ts'
import { fold } from '#shared/core/text.ts'

/** Of so few, one that several languages have would decide. */
const fewWords = 2

/** Of a sentence; where it has too few words to tell, `otherwise`. */
export function languageOf(text: string, otherwise: Spoken): Spoken {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.length <= fewWords ? otherwise : (spokenIn(text) ?? otherwise)
}

const guarani = new Set(
  'ovende onevende ojehepyme ojealkila onealkila oga ogape koty yvy pora poraite iporaiterei heta guasu michi hina ha ndive rehegua rehe oi oike oime oguereko areko aime nde che ko ape upe mokoi mbohapy irundy tape yvate ykua rerekoseramo embohasa ehenoi eju ejogua repy hepy ndahepyi mbovy pegua gua'.split(
    ' ',
  ),
)
const least = 3

/** Whether a sentence is Guaraní, and not Spanish with a word of it. */
export function isGuarani(text: string): boolean {
  const words = fold(text).match(/\p{L}+/gu) ?? []
  const found = words.filter((word) => guarani.has(word)).length
  return found >= least && found * 2 >= words.length - 1
}
