import { words } from '#server/core/words.ts'
import { languages } from '#shared/core/language.ts'
import { fold } from '#shared/core/text.ts'
import { guideNames } from '#shared/guides/guides.ts'

const titles = new Set(
  languages.flatMap((language) => guideNames.map((name) => fold(words(language).guides.names[name].title))),
)

/** Whether a guide has this title, in whichever language. */
export const isGuide = (title: string): boolean => titles.has(fold(title))
