import { type Once, once } from '#client/core/once.ts'
import type { Language } from '#shared/core/language.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import type { GuideText } from '#shared/guides/guideText.ts'
import { guideTexts } from '#shared/guides/guideTexts.ts'

const loaders = new Map<string, Once<GuideText>>()

/** Suspends while loading. */
export function readGuide(name: GuideName, language: Language): GuideText {
  const key = `${name} ${language}`
  const loader = loaders.get(key) ?? once(guideTexts[name][language])
  loaders.set(key, loader)
  return loader.read()
}
