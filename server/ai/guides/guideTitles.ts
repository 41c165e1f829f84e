import { words } from '#server/core/words.ts'
import { languages } from '#shared/core/language.ts'
import { fold } from '#shared/core/text.ts'
import { type GuideName, guideNames } from '#shared/guides/guides.ts'

const byTitle = new Map<string, GuideName>(
  languages.flatMap((language) =>
    guideNames.map((name) => [fold(words(language).guides.names[name].title), name] as const),
  ),
)

/** The guide that has this title, in whichever language. */
export const guideTitled = (title: string): GuideName | undefined => byTitle.get(fold(title))

export const isGuide = (title: string): boolean => guideTitled(title) !== undefined
