import { type Photo, withMain } from '#client/media/photos.ts'
import { readAmount } from '#shared/core/readAmount.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { DevelopmentStage, PaymentPlan } from '#shared/developments/developmentTypes.ts'
import type { DevelopmentChangeInput, TeamDevelopment } from '#shared/developments/teamDevelopments.ts'
import type { Amenity } from '#shared/listings/listingTypes.ts'
import type { Media } from '#shared/media/media.ts'
import type { Point } from '#shared/places/distance.ts'

export interface TypeValues {
  /** Undefined: a new one. */
  id?: string
  key: string
  name: string
  bedrooms: string
  bathrooms: string
  area: string
  totalArea: string
  planId: string | null
  planUrl: string | null
}

export interface MonthValues {
  key: string
  month: string
  photos: Photo[]
}

export interface DevelopmentValues {
  name: string
  city: string
  neighborhood: string
  address: string
  point: string
  stage: DevelopmentStage
  startMonth: string
  deliveryMonth: string
  currency: Currency
  slug: string
  description: string
  descriptionEn: string
  amenities: Amenity[]
  pictures: Photo[]
  progress: MonthValues[]
  unitTypes: TypeValues[]
  hasPlan: boolean
  down: string
  building: string
  instalments: string
  delivery: string
  isPublished: boolean
}

export const newValues: DevelopmentValues = {
  name: '',
  city: '',
  neighborhood: '',
  address: '',
  point: '',
  stage: 'off_plan',
  startMonth: '',
  deliveryMonth: '',
  currency: 'USD',
  slug: '',
  description: '',
  descriptionEn: '',
  amenities: [],
  pictures: [],
  progress: [],
  unitTypes: [],
  hasPlan: false,
  down: '30',
  building: '50',
  instalments: '24',
  delivery: '20',
  isPublished: true,
}

const photoOf = ({ id, caption, placeholder, width, height }: Media): Photo => ({
  ...{ id, placeholder, width, height },
  caption: caption ?? '',
  isPrimary: false,
})

export function valuesOf(development: TeamDevelopment): DevelopmentValues {
  const { latitude, longitude, paymentPlan: plan } = development
  return {
    ...newValues,
    ...development,
    address: development.address ?? '',
    point: textOf(latitude === null || longitude === null ? null : { latitude, longitude }),
    startMonth: development.startMonth ?? '',
    deliveryMonth: development.deliveryMonth ?? '',
    descriptionEn: development.descriptionEn ?? '',
    pictures: withMain(development.pictures.map(photoOf)),
    progress: development.progress.map(({ month, pictures }) => ({
      ...{ key: month, month },
      photos: withMain(pictures.map(photoOf)),
    })),
    unitTypes: development.unitTypes.map((type) => ({
      ...{ id: type.id, key: type.id, name: type.name },
      bedrooms: String(type.bedrooms),
      bathrooms: String(type.bathrooms),
      area: String(type.area),
      totalArea: type.totalArea === null ? '' : String(type.totalArea),
      planId: type.plan?.id ?? null,
      planUrl: type.plan?.url ?? null,
    })),
    hasPlan: plan !== null,
    ...(plan && {
      down: String(plan.downPercent),
      building: String(plan.buildingPercent),
      instalments: String(plan.instalments),
      delivery: String(plan.deliveryPercent),
    }),
  }
}

/** Undefined: not two numbers; null: none. */
export function pointOf(text: string): Point | null | undefined {
  if (text.trim() === '') return null
  const found = /^\s*([-−]?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*([-−]?\d{1,3}(?:\.\d+)?)\s*$/.exec(text)
  if (!found) return undefined
  const [latitude = 0, longitude = 0] = found.slice(1).map((one) => Number(one.replace('−', '-')))
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** As it is typed. */
export const textOf = (point: Point | null): string => (point ? `${point.latitude}, ${point.longitude}` : '')

export const isNumberOrEmpty = (text: string): boolean => text.trim() === '' || readAmount(text) !== undefined

export const planParts = ['down', 'building', 'instalments', 'delivery'] as const

export const planOf = ({
  down,
  building,
  instalments,
  delivery,
}: Pick<DevelopmentValues, (typeof planParts)[number]>): PaymentPlan => ({
  downPercent: readAmount(down) ?? 0,
  buildingPercent: readAmount(building) ?? 0,
  instalments: Math.round(readAmount(instalments) ?? 0),
  deliveryPercent: readAmount(delivery) ?? 0,
})

export const isWholeType = ({ name, bedrooms, bathrooms, area }: TypeValues): boolean =>
  name.trim() !== '' && [bedrooms, bathrooms, area].every((text) => readAmount(text) !== undefined)

export const isWholeMonth = ({ month, photos }: MonthValues): boolean =>
  photos.length === 0 || /^\d{4}-\d{2}$/.test(month)

/** What is sent. */
export function bodyOf(values: DevelopmentValues) {
  const { name, city, neighborhood, address, stage, currency, description, descriptionEn, amenities } = values
  const point = pointOf(values.point)
  const gallery = values.pictures.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
  return {
    ...{ name, city, neighborhood, address, stage, currency, description, descriptionEn, amenities },
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    startMonth: values.startMonth || null,
    deliveryMonth: values.deliveryMonth || null,
    pictures: [
      ...gallery.map(({ id, caption }) => ({ id, caption })),
      ...values.progress.flatMap(({ month, photos }) =>
        photos.map(({ id, caption }) => ({ id, caption, month })),
      ),
    ],
    unitTypes: values.unitTypes.map((type) => ({
      id: type.id,
      name: type.name,
      bedrooms: Math.round(readAmount(type.bedrooms) ?? 0),
      bathrooms: Math.round(readAmount(type.bathrooms) ?? 0),
      area: readAmount(type.area) ?? 0,
      totalArea: readAmount(type.totalArea) ?? null,
      planId: type.planId,
    })),
    paymentPlan: values.hasPlan ? planOf(values) : null,
    isPublished: values.isPublished,
  } satisfies DevelopmentChangeInput
}
