import { textOfHtml } from '#server/core/htmlText.ts'
import { readDegrees, readFigure, readPoint } from '#server/imports/values/amounts.ts'
import { choiceOf } from '#server/imports/values/choices.ts'
import { maxPictures, pictureUrls } from '#server/imports/values/pictureUrls.ts'
import { readAmenities } from '#server/imports/values/readAmenities.ts'
import { readMonth } from '#server/imports/values/readMonth.ts'
import { currencyIn } from '#shared/core/readAmount.ts'
import { type Currency, currencies } from '#shared/currency/currencies.ts'
import { choiceKey } from '#shared/imports/headers.ts'
import {
  choiceFields,
  flagFields,
  type ImportField,
  isMappedField,
  moneyFields,
  numberFields,
  repeatedFields,
  textFields,
} from '#shared/imports/importFields.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'
import { counterNames } from '#shared/listings/listingFields.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import { readFeeIncludes, readFinancing, readMoneyCell } from './readFinancing.ts'
import type { Cell, Reading, Said } from './said.ts'

/** By field, in the order of the columns. */
function cellsByField(cells: readonly string[], mapping: ImportMapping): Map<ImportField, Cell[]> {
  const found = new Map<ImportField, Cell[]>()
  mapping.columns.forEach((field, column) => {
    if (!field) return
    const cell = { text: cells[column] ?? '', column }
    const others = found.get(field)
    if (others && repeatedFields.includes(field)) others.push(cell)
    else if (!others) found.set(field, [cell])
  })
  return found
}

export function readRow(cells: readonly string[], mapping: ImportMapping): Said {
  const said: Said = { externalId: '', fields: {}, pictures: undefined, problems: [], warnings: [] }
  const given = cellsByField(cells, mapping)
  const problem = (code: string, field: string, { column, text }: Cell) =>
    said.problems.push({ code, field, column, value: text.slice(0, 200) })
  for (const [field, all] of given) {
    const [first] = all
    if (!first) continue
    if (all.every(({ text }) => text === '')) readEmpty(said, field, first, mapping)
    else readField(said, field, { all, first }, { mapping, problem })
  }
  readPrice(said, given, { mapping, problem })
  readFeeIncludes(said, given)
  readFinancing(said, given, { mapping, problem })
  return said
}

/** What an empty cell is taken for, else what it removes. */
function readEmpty(said: Said, field: ImportField, { column }: Cell, mapping: ImportMapping): void {
  const filled = mapping.values[field]?.['']
  if (filled !== undefined) {
    readField(
      said,
      field,
      { all: [{ text: filled, column }], first: { text: filled, column } },
      {
        mapping,
        problem: (code) => said.problems.push({ code, field, column, value: filled }),
      },
    )
    return
  }
  const stays: readonly ImportField[] = ['externalId', 'price', 'currency', 'status', 'title', 'description']
  if (!mapping.emptyDeletes || stays.includes(field)) return
  if (field === 'photos' || field === 'floorPlans') said.pictures ??= []
  else if (field === 'coordinates') Object.assign(said.fields, { latitude: null, longitude: null })
  else if (field === 'amenities') said.fields.amenities = []
  else if (!['city', 'neighborhood', ...choiceFields.slice(0, 2), ...flagFields].includes(field))
    said.fields[field] = counterNames.some((one) => one === field) ? (field === 'capacity' ? 1 : 0) : null
}

const isIn = (names: readonly string[], field: string) => names.includes(field)

function readField(
  said: Said,
  field: ImportField,
  { all, first }: { all: Cell[]; first: Cell },
  reading: Reading,
): void {
  const { text } = first
  if (field === 'externalId') said.externalId = text.slice(0, 200)
  else if (isIn(numberFields, field)) readNumber(said, field, first, reading)
  else if (isIn(textFields, field)) said.fields[field] = plainText(all, field)
  else if (isIn(moneyFields, field)) readMoney(said, field, first, reading)
  else if (field === 'city') readCity(said, first, reading)
  else if (field === 'amenities') readAllAmenities(said, all)
  else if (field === 'photos' || field === 'floorPlans') readPictures(said, field, all)
  else if (field === 'latitude' || field === 'longitude') {
    const degrees = readDegrees(text)
    if (degrees === undefined) reading.problem('not_a_number', field, first)
    else said.fields[field] = degrees
  } else if (field === 'coordinates') {
    const point = readPoint(text)
    if (point) Object.assign(said.fields, point)
    else reading.problem('not_a_point', field, first)
  } else if (field === 'deliveryMonth') {
    const month = readMonth(text)
    if (month === undefined) reading.problem('not_a_month', field, first)
    else said.fields[field] = month
  } else if (isMappedField(field) && field !== 'currency') {
    const code = chosen(field, text, reading.mapping)
    if (code === undefined) reading.problem('unknown_value', field, first)
    else said.fields[field] = isIn(flagFields, field) ? code === 'true' : code
  }
}

function chosen(field: ImportField, text: string, { values }: ImportMapping): string | undefined {
  const mapped = values[field]?.[choiceKey(text)]
  return mapped ?? (isMappedField(field) ? choiceOf(field, text) : undefined)
}

function plainText(cells: Cell[], field: string): string {
  const text = cells
    .map((cell) =>
      /<(?:p|br|div|li|ul|ol|strong|b|span|h\d)\b/i.test(cell.text) ? textOfHtml(cell.text) : cell.text,
    )
    .filter((part) => part !== '')
    .join('\n')
  return field === 'neighborhood' ? text.replace(/[,;]/g, ' ') : text
}

function readNumber(said: Said, field: ImportField, cell: Cell, { problem }: Reading): void {
  const number = readFigure(cell.text)
  if (number === undefined) {
    problem('not_a_number', field, cell)
    return
  }
  const isCount = counterNames.some((one) => one === field)
  said.fields[field] = isCount ? Math.floor(number) : number
  if (isCount && !Number.isInteger(number))
    said.warnings.push({ code: 'rounded', field, column: cell.column, value: cell.text })
}

function readMoney(said: Said, field: ImportField, cell: Cell, { mapping, problem }: Reading): void {
  const money = readMoneyCell(cell, mapping.currency ?? undefined)
  if (!money) {
    problem('not_a_number', field, cell)
    return
  }
  said.fields[field] = field === 'maintenanceFee' ? { ...money, includes: [] } : money
}

function readCity(said: Said, cell: Cell, { mapping, problem }: Reading): void {
  const mapped = mapping.values.city?.[choiceKey(cell.text)]
  const known = findCity(mapped ?? cell.text)?.name
  if (known === undefined && mapped === undefined) {
    problem('unknown_place', 'city', cell)
    return
  }
  said.fields.city = known ?? mapped ?? cell.text
}

function readAllAmenities(said: Said, all: Cell[]): void {
  const read = all.map((cell) => ({ cell, ...readAmenities(cell.text) }))
  said.fields.amenities = [...new Set(read.flatMap(({ amenities }) => amenities))]
  for (const { cell, unknown } of read)
    for (const value of unknown.slice(0, 5))
      said.warnings.push({ code: 'unknown_amenity', field: 'amenities', column: cell.column, value })
}

function readPictures(said: Said, field: ImportField, all: Cell[]): void {
  const isPlan = field === 'floorPlans'
  const pictures = said.pictures ?? []
  for (const { text, column } of all) {
    const { urls, bad } = pictureUrls(text)
    pictures.push(...urls.map((url) => ({ url, isPlan })))
    for (const value of bad.slice(0, 3)) said.warnings.push({ code: 'bad_picture', field, column, value })
  }
  const once = pictures.filter(({ url }, at) => pictures.findIndex((other) => other.url === url) === at)
  const inOrder = [...once.filter((one) => !one.isPlan), ...once.filter((one) => one.isPlan)]
  if (inOrder.length > maxPictures)
    said.warnings.push({
      code: 'too_many_pictures',
      field,
      column: all[0]?.column ?? null,
      value: String(inOrder.length),
    })
  said.pictures = inOrder.slice(0, maxPictures)
}

/** With the currency of its column, of its own text, or of all that name none. */
function readPrice(said: Said, given: Map<ImportField, Cell[]>, { mapping, problem }: Reading): void {
  const [cell] = given.get('price') ?? []
  if (!cell || cell.text === '') return
  const amount = readFigure(cell.text.replace(/^(?:desde|from)\s/i, ''))
  if (amount === undefined) {
    problem('not_a_number', 'price', cell)
    return
  }
  if (amount <= 0) {
    problem('no_price', 'price', cell)
    return
  }
  const [told] = given.get('currency') ?? []
  const ofColumn = told && told.text !== '' ? chosen('currency', told.text, mapping) : undefined
  if (told && told.text !== '' && ofColumn === undefined) {
    problem('unknown_value', 'currency', told)
    return
  }
  const currency = asCurrency(ofColumn) ?? currencyIn(cell.text) ?? mapping.currency
  if (!currency) {
    problem('no_currency', 'price', cell)
    return
  }
  said.fields.price = { amount, currency }
}

const asCurrency = (code: string | undefined): Currency | undefined => currencies.find((one) => one === code)

/** As the gazetteer spells it. */
export function knownNeighborhood(neighborhood: string, city: string | undefined): string {
  return findNeighborhood(neighborhood, city)?.name ?? neighborhood
}
