import { z } from 'zod/mini'
import { placeKinds } from '#shared/search/namedPlace.ts'

/** A place that distances are measured to. */
export const measuredPlace = z.object({
  name: z.string(),
  kind: z.enum(placeKinds),
  city: z.nullable(z.string()),
  /** Its own point is not known: this barrio stands for it. */
  standIn: z.nullable(z.string()),
  /** To be named where the place is shown. */
  source: z.nullable(z.string()),
  /** One, or along an avenue: the nearest counts. */
  points: z.array(z.object({ latitude: z.number(), longitude: z.number() })).check(z.minLength(1)),
})
export type MeasuredPlace = z.infer<typeof measuredPlace>
