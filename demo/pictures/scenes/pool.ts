import type { CaptionKind } from '#demo/pictures/captions.ts'
import { createRng } from '#demo/pictures/rng.ts'
import {
  type Scene,
  type SceneKind,
  sceneId,
  sceneKinds,
  sceneOf,
  scenesPerKind,
} from '#demo/pictures/scene.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'

const pool = sceneKinds.flatMap((kind) =>
  Array.from({ length: scenesPerKind }, (_, seed) => sceneOf(kind, seed)),
)
const byId = new Map(pool.map((scene) => [sceneId(scene), scene]))

export const scenePool = (): Scene[] => [...pool]

export const findScene = (id: string): Scene | undefined => byId.get(id)

export interface ListingScene {
  sceneId: string
  captionKind: CaptionKind
}

/** Captions in order. */
interface Tour {
  first: readonly [CaptionKind, ...CaptionKind[]]
  rest: readonly CaptionKind[]
}

const flat: Tour = {
  first: ['tower'],
  rest: [
    'apartment_living',
    'bedroom',
    'kitchen',
    'balcony_view',
    'bathroom',
    'second_bedroom',
    'lobby',
    'garden_pool',
  ],
}

const tours: Record<PropertyType, Tour> = {
  house: {
    first: ['house_facade', 'house_facade', 'house_facade', 'townhouse'],
    rest: ['apartment_living', 'quincho', 'kitchen', 'bedroom', 'garden_pool', 'bathroom', 'second_bedroom'],
  },
  apartment: flat,
  condo: {
    first: ['townhouse', 'tower'],
    rest: ['apartment_living', 'kitchen', 'bedroom', 'garden_pool', 'quincho', 'bathroom', 'second_bedroom'],
  },
  penthouse: {
    ...flat,
    rest: ['terrace_view', 'apartment_living', 'kitchen', 'bedroom', 'bathroom', 'garden_pool', 'lobby'],
  },
  land: {
    first: ['plot_road', 'plot_aerial'],
    rest: ['plot_aerial', 'plot_road', 'plot_aerial', 'plot_road', 'plot_aerial', 'plot_road'],
  },
  commercial: {
    first: ['shop_front'],
    rest: ['private_office', 'bathroom', 'office_interior', 'warehouse', 'reception', 'kitchen'],
  },
  office: {
    first: ['office_interior', 'tower'],
    rest: ['office_interior', 'reception', 'private_office', 'tower', 'coworking', 'bathroom', 'kitchen'],
  },
  warehouse: {
    first: ['warehouse'],
    rest: ['private_office', 'plot_aerial', 'bathroom', 'office_interior', 'reception', 'kitchen'],
  },
  temp_office: {
    first: ['private_office', 'office_interior'],
    rest: ['coworking', 'reception', 'private_office', 'office_interior', 'tower', 'kitchen', 'bathroom'],
  },
  virtual_office: {
    first: ['tower', 'reception'],
    rest: ['reception', 'coworking', 'private_office', 'office_interior', 'tower', 'kitchen', 'bathroom'],
  },
  coworking: {
    first: ['coworking'],
    rest: ['private_office', 'kitchen', 'reception', 'office_interior', 'tower', 'bathroom'],
  },
}

function source(caption: CaptionKind): { kind: SceneKind; fits: (seed: number) => boolean } {
  const any = () => true
  switch (caption) {
    case 'plot_road':
      return { kind: 'plot', fits: (seed) => seed % 2 === 0 }
    case 'plot_aerial':
      return { kind: 'plot', fits: (seed) => seed % 2 === 1 }
    case 'second_bedroom':
      return { kind: 'bedroom', fits: any }
    case 'terrace_view':
      return { kind: 'balcony_view', fits: any }
    case 'private_office':
      return { kind: 'office_interior', fits: (seed) => seed % 3 === 2 }
    case 'office_interior':
      return { kind: 'office_interior', fits: (seed) => seed % 3 !== 2 }
    case 'reception':
      return { kind: 'lobby', fits: any }
    default:
      return { kind: caption, fits: any }
  }
}

/** The main one first; deterministic. `count`: clamped to 3 to 7. */
export function scenesFor(propertyType: PropertyType, seed: number | string, count: number): ListingScene[] {
  const rng = createRng(`${propertyType}-${seed}`)
  const { first, rest } = tours[propertyType]
  const wanted = Math.min(7, Math.max(3, Math.round(count)))
  const start = rng.pick(first)
  const after = rest.filter(
    (caption) => caption !== start || rest.indexOf(caption) !== rest.lastIndexOf(caption),
  )
  const used = new Set<string>()
  return [start, ...after].slice(0, wanted).flatMap((captionKind) => {
    const { kind, fits } = source(captionKind)
    const free = pool.filter((scene) => scene.kind === kind && fits(scene.seed) && !used.has(sceneId(scene)))
    const chosen = free[rng.int(0, free.length - 1)]
    if (!chosen) return []
    used.add(sceneId(chosen))
    return [{ sceneId: sceneId(chosen), captionKind }]
  })
}
