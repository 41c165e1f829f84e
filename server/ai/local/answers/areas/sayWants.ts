import { kmText } from '#server/ai/local/areas/areaFigures.ts'
import { type Near, nearOf, type Want, withinKm } from '#server/ai/local/areas/wants.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { Point } from '#shared/places/distance.ts'

/** Kilometers: less than points are sure of. */
const beside = 0.4

const nearText = (question: QuestionContext, { name, km }: Near) => {
  const w = question.texts.words.areas
  return km < beside ? w.here(name) : w.at(name, kmText(question, km))
}

/** "3 colegios a menos de 2 km (Goethe a 0,8 km y San José a 1,2 km)"; empty where we know none. */
export function wantText(question: QuestionContext, want: Want, from: Point, named = 2): string {
  const { texts } = question
  const w = texts.words.areas
  const near = nearOf(want, from)
  const within = near.filter(({ km }) => km <= withinKm)
  const nouns = w.wants[want]
  const names = (ones: readonly Near[]) => texts.list(ones.map((one) => nearText(question, one)))
  if (within.length > 0)
    return w.within(
      texts.number(within.length),
      within.length === 1 ? nouns.one : nouns.other,
      texts.number(withinKm),
      names(within.slice(0, named)),
    )
  const [first] = near
  return first ? w.nearest(nouns.other, names([first])) : ''
}

/** 0 to 1: how many, and how near the first. */
export function wantScore(want: Want, from: Point): number {
  const near = nearOf(want, from)
  const count = near.filter(({ km }) => km <= withinKm).length
  const [first] = near
  return (Math.min(count, 3) / 3) * 0.6 + (first ? Math.max(0, 1 - first.km / 3) * 0.4 : 0)
}
