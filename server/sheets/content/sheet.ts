import type { Language } from '#shared/core/language.ts'

/** A name and what stands beside it. */
export type Fact = readonly [name: string, value: string]

export interface SheetPrice {
  /** In dollars, with its unit. */
  main: string
  /** In guaraníes. */
  local: string
}

interface Frame {
  language: Language
  brandName: string
  /** Of the document. */
  title: string
  /** On each page: the day, the rate, and that prices change. */
  note: string
  /** Of the page that the code leads to. */
  address: string
  codeText: string
  scan: string
  /** '{number} de {count}' */
  pageText: string
}

export interface SheetTable {
  title: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly string[])[]
}

/** Portrait A4 of one thing: a listing, a development, a price. */
export interface PortraitSheet extends Frame {
  form: 'portrait'
  offer: string
  place: string
  prices: readonly SheetPrice[]
  /** Absent where nobody offers it. */
  contact?: Fact
  pictureText: string
  factsTitle: string
  facts: readonly Fact[]
  tables: readonly SheetTable[]
  amenitiesTitle: string
  amenities: readonly string[]
  descriptionTitle: string
  /** Paragraphs. */
  description: readonly string[]
}

/** A3, for a window or a wall. */
export interface PosterSheet extends Frame {
  form: 'poster'
  offer: string
  place: string
  prices: readonly SheetPrice[]
  contact: Fact
  pictureText: string
  /** At most four. */
  facts: readonly Fact[]
}

export interface ComparedListing {
  title: string
  place: string
  price: SheetPrice
  pictureText: string
}

export interface ComparisonSheet extends Frame {
  form: 'comparison'
  listings: readonly ComparedListing[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

export type Sheet = PortraitSheet | ComparisonSheet | PosterSheet

/** JPEG of the size that its form has room for. */
export type Pictures = readonly (Uint8Array | undefined)[]
