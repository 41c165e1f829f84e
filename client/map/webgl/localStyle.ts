import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import geometry from '#client/map/base/paraguay.json?url'
import type { MapColors } from '#client/map/colors.ts'
import { barriosOnMap, maxZoom } from '#client/map/zooms.ts'
import { placeLabels } from './labels.ts'

/** A font of the page: letters are drawn with it. */
export const mapFont = ['Figtree']
const boldFont = ['Figtree Bold', 'Figtree']

/** Our own map: outline, departments, rivers and names. Needs no other host. */
export function localStyle(colors: MapColors, hidesBarrios = false): StyleSpecification {
  return {
    version: 8,
    sources: {
      base: { type: 'geojson', data: new URL(geometry, location.href).href },
      names: { type: 'geojson', data: placeLabels() },
    },
    layers: [...grounds(colors), ...names(colors, hidesBarrios ? barriosOnMap : maxZoom)],
  }
}

/** The largest cities. */
const isMain: ExpressionSpecification = ['==', ['get', 'rank'], 0]
const only = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind]

function grounds(colors: MapColors): LayerSpecification[] {
  return [
    { id: 'abroad', type: 'background', paint: { 'background-color': colors['surface-sunken'] } },
    {
      id: 'country',
      type: 'fill',
      source: 'base',
      filter: only('country'),
      paint: { 'fill-color': colors['surface-raised'] },
    },
    {
      id: 'lakes',
      type: 'fill',
      source: 'base',
      filter: only('lake'),
      paint: { 'fill-color': colors['river-lace'], 'fill-opacity': 0.45 },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'base',
      filter: only('river'),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colors['river-lace'],
        'line-opacity': 0.55,
        'line-width': ['interpolate', ['linear'], ['zoom'], 5, 1.5, 10, 5, 14, 14],
      },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'base',
      filter: only('border'),
      maxzoom: 10,
      paint: { 'line-color': colors.line, 'line-width': 1.25, 'line-dasharray': [3, 2] },
    },
    {
      id: 'outline',
      type: 'line',
      source: 'base',
      filter: only('country'),
      maxzoom: 11,
      paint: { 'line-color': colors['line-strong'], 'line-width': 1.25 },
    },
  ]
}

function names(colors: MapColors, barriosUpTo: number): LayerSpecification[] {
  const halo = { 'text-halo-color': colors['surface-raised'], 'text-halo-width': 1.5 }
  return [
    {
      id: 'departments',
      type: 'symbol',
      source: 'names',
      filter: only('department'),
      maxzoom: 9,
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': mapFont,
        'text-size': 11,
        'text-letter-spacing': 0.12,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': colors['ink-muted'], ...halo },
    },
    {
      id: 'barrios',
      type: 'symbol',
      source: 'names',
      filter: only('neighborhood'),
      minzoom: 11,
      maxzoom: barriosUpTo,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': mapFont,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 15, 15],
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': colors['ink-muted'], ...halo },
    },
    {
      id: 'cities',
      type: 'symbol',
      source: 'names',
      filter: only('city'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['case', isMain, ['literal', boldFont], ['literal', mapFont]],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          5,
          ['case', isMain, 14, 11],
          12,
          ['case', isMain, 18, 15],
        ],
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': ['case', isMain, colors.ink, colors['ink-muted']], ...halo },
    },
  ]
}
