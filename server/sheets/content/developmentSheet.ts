import { words } from '#server/core/words.ts'
import { figure } from '#server/listings/facts.ts'
import { formatPYG, formatUSD } from '#shared/core/money.ts'
import { fold } from '#shared/core/text.ts'
import type { Development, UnitType } from '#shared/developments/developments.ts'
import { paths } from '#shared/paths.ts'
import { frameOf, type SheetContext } from './frame.ts'
import { paragraphsOf, withValue } from './listingSheet.ts'
import type { Fact, PortraitSheet, SheetPrice, SheetTable } from './sheet.ts'

/** A page or two of a development, from what its own page shows. */
export function developmentSheet(development: Development, context: SheetContext): PortraitSheet {
  const { language } = context
  const all = words(language)
  const { developments: w, developmentPages: pages, listings, sheets } = all
  const { name, slug, address, neighborhood, city, agency, fromPrice } = development
  const from = fromPrice === null ? undefined : priceOf(fromPrice, development, context)
  const description = (language === 'en' && development.descriptionEn) || development.description
  return {
    form: 'portrait',
    ...frameOf(context, paths.development(slug, language)),
    title: name,
    offer: `${sheets.development} · ${listings.stages[development.stage]}`,
    place: [address, neighborhood, city].filter(Boolean).join(', '),
    prices: from ? [{ main: w.from(from.main), local: w.from(from.local) }] : [],
    contact: [sheets.contact, agency.name],
    pictureText: sheets.picture(name),
    factsTitle: sheets.facts,
    facts: factsOf(development, context),
    tables: [typesOf(development, context), ...planOf(development, context)],
    amenitiesTitle: pages.amenities,
    amenities: development.amenities.map((code) => listings.amenities[code]),
    descriptionTitle: pages.about,
    description: paragraphsOf(description),
  }
}

/** In both currencies, its own first. */
function priceOf(amount: number, { currency }: Development, { rate }: SheetContext): SheetPrice {
  const [usd, pyg] = currency === 'USD' ? [amount, amount * rate] : [amount / rate, amount]
  const texts = [formatUSD(Math.round(usd)), formatPYG(Math.round(pyg))] as const
  const [main, local] = currency === 'USD' ? texts : ([texts[1], texts[0]] as const)
  return { main, local }
}

function factsOf(development: Development, { language }: SheetContext): Fact[] {
  const { developments: w, sheets } = words(language)
  const { units, free, startMonth, deliveryMonth } = development
  return withValue([
    [sheets.units, units > 0 && w.free(free, units)],
    [sheets.start, startMonth !== null && w.month(startMonth)],
    [sheets.delivery, deliveryMonth !== null && w.month(deliveryMonth)],
  ])
}

function typesOf(development: Development, context: SheetContext): SheetTable {
  const { language } = context
  const { developments: w, developmentPages: pages, fieldLabels, sheets } = words(language)
  const row = (type: UnitType) => [
    named(type, w.bedrooms(type.bedrooms)),
    w.area(figure(type.area, language)),
    type.free > 0 ? w.free(type.free, type.units) : w.noneFree,
    type.fromPrice === null ? w.onRequest : priceOf(type.fromPrice, development, context).main,
  ]
  return {
    title: pages.types,
    columns: [w.type, fieldLabels.area, sheets.units, sheets.fromPrice],
    rows: development.unitTypes.map(row),
  }
}

/** Most are named after their bedrooms. */
const named = ({ name }: UnitType, bedrooms: string) =>
  fold(name).includes(fold(bedrooms)) ? name : `${name} · ${bedrooms}`

/** Of the cheapest free unit with a price. */
function planOf(development: Development, context: SheetContext): SheetTable[] {
  const { paymentPlan: plan, fromPrice } = development
  if (!plan) return []
  const { developmentPages: w, core } = words(context.language)
  const part = (name: string, percent: number): string[] => [
    name,
    core.percent(figure(Math.round(percent), context.language)),
    fromPrice === null ? '' : priceOf((fromPrice * percent) / 100, development, context).main,
  ]
  const parts = [
    part(w.down, plan.downPercent),
    part(w.building(plan.instalments), plan.buildingPercent),
    part(w.delivery, plan.deliveryPercent),
  ]
  return [
    {
      title: w.payment,
      columns: ['', w.part, fromPrice === null ? '' : words(context.language).sheets.ofCheapest],
      rows: parts.filter(
        (_, index) => [plan.downPercent, plan.buildingPercent, plan.deliveryPercent][index] !== 0,
      ),
    },
  ]
}
