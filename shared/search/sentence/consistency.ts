import type { Bounds, Criterion, CriterionValue } from './criteria.ts'

/** Whether a criterion adds to those that the sentence has set already, without contradicting them. */
export function isNew(said: CriterionValue, criteria: readonly Criterion[]): boolean {
  switch (said.field) {
    case 'propertyType':
      return true
    case 'stage':
    case 'exceptStage':
    case 'financing':
    case 'amenities':
    case 'city':
    case 'neighborhood':
    case 'state':
    case 'exceptAmenities':
    case 'exceptPropertyType':
    case 'exceptCity':
    case 'exceptNeighborhood':
      return !criteria.some(
        (criterion) => criterion.field === said.field && `${criterion.value}` === `${said.value}`,
      )
    case 'price':
    case 'pricePerNight':
    case 'area':
    case 'landArea':
      return isConsistent(
        said.value,
        criteria.flatMap((criterion) => (criterion.field === said.field ? [criterion.value] : [])),
      )
    default:
      return !criteria.some((criterion) => criterion.field === said.field)
  }
}

/** "más de 80 mil ... menos de 120 mil" closes an open range. */
function isConsistent(range: Bounds, earlier: readonly Bounds[]): boolean {
  const known: Bounds = Object.assign({}, ...earlier)
  if (range.min !== undefined && known.min !== undefined) return false
  if (range.max !== undefined && known.max !== undefined) return false
  const { min = 0, max = Number.POSITIVE_INFINITY } = { ...known, ...range }
  return min <= max
}

/** "amoblado o sin amoblar" means either. */
export function withoutContradictions(criteria: readonly Criterion[]): Criterion[] {
  const wanted = new Set(
    criteria.flatMap((criterion) => (criterion.field === 'amenities' ? [criterion.value] : [])),
  )
  const refused = new Set(
    criteria.flatMap((criterion) => (criterion.field === 'exceptAmenities' ? criterion.value : [])),
  )
  return criteria.filter((criterion) => {
    if (criterion.field === 'amenities') return !refused.has(criterion.value)
    return criterion.field !== 'exceptAmenities' || !criterion.value.some((code) => wanted.has(code))
  })
}

/** US dollars a month: no rent. */
const maxRent = 50_000

/** "Two studios to let out, 180k all in" are bought. */
export function asBought(criteria: Criterion[]): Criterion[] {
  const isDear = criteria.some(
    ({ field, value }) => field === 'price' && (value.max ?? value.min ?? 0) > maxRent,
  )
  if (!isDear) return criteria
  return criteria.map((one) =>
    one.field === 'transactionType' && one.value === 'rent' ? { ...one, value: 'sale' } : one,
  )
}
