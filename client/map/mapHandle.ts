import type { Bounds, Point } from '#shared/search/area.ts'
import type { Camera, Position, Start } from './mercator.ts'

export interface MapView extends Camera {
  bounds: Bounds
}

/** An outline on the map; a circle is one of many corners. */
export interface Area {
  corners: readonly Point[]
  /** `named`: of a place that was asked for; `drawn`: by the visitor. */
  kind: 'drawn' | 'named'
}

/** One map on screen, with WebGL or without. */
export interface MapHandle {
  /** What lies on it can be dragged and wheeled like the map itself. */
  surface: HTMLElement
  project(point: Point): Position
  unproject(position: Position): Point
  view(): MapView
  /** With each frame that moves it. Returns how to end that. */
  onMove(listener: () => void): () => void
  /** After a movement; `byUser`: by pointer, wheel, key or button. */
  onSettled(listener: (byUser: boolean) => void): () => void
  onClick(listener: (point: Point) => void): () => void
  /** By its code: not by the user. */
  show(start: Start, options?: { padding?: number; isInstant?: boolean }): void
  /** As the user: by buttons and keys. */
  zoomBy(delta: number, around?: Point): void
  panBy(x: number, y: number): void
  showAreas(areas: readonly Area[]): void
  remove(): void
}

export interface GestureHints {
  wheel: string
  wheelOnMac: string
  touch: string
}

export interface OpenOptions {
  start: Start
  /** Pixels around bounds that it starts with. */
  padding?: number
  /** Accessible name. */
  label: string
  /** Asks for two fingers or Ctrl, where the page scrolls beneath the pointer. */
  isCooperative?: boolean
  /** What it says then. */
  gestures: GestureHints
  /** Names of neighborhoods are left to what lies on the map. */
  hidesBarrios?: boolean
  /** Where the base map comes from: texts with links. */
  onAttribution(attribution: string): void
  /** Its first picture is there. */
  onDrawn?(): void
  /** WebGL was lost for good. */
  onLost(): void
}
