import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource, LayerSpecification, Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import type { MapColors } from '#client/map/colors.ts'
import { loopsOf } from '#client/map/draw/loops.ts'
import type { Area } from '#client/map/mapHandle.ts'

/** What is ours on any base map. */
const areasSource = 'own-areas'

export function setAreas(map: MapLibre, areas: readonly Area[]): void {
  // Missing while a style is being changed: the next one has them from the start.
  map.getSource<GeoJSONSource>(areasSource)?.setData(areaFeatures(areas))
}

function areaFeatures(areas: readonly Area[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: areas.map(({ corners, kind }) => {
      // The library leaves out what crosses itself so that it turns both ways as much.
      const loops = loopsOf(corners.map(({ latitude, longitude }) => ({ x: longitude, y: latitude })))
      const coordinates = loops.map((loop) => [[...loop, ...loop.slice(0, 1)].map(({ x, y }) => [x, y])])
      return { type: 'Feature', properties: { kind }, geometry: { type: 'MultiPolygon', coordinates } }
    }),
  }
}

function ownLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: 'own-areas-fill',
      type: 'fill',
      source: areasSource,
      paint: { 'fill-color': colors.action, 'fill-opacity': 0.1 },
    },
    {
      id: 'own-areas-line',
      type: 'line',
      source: areasSource,
      filter: ['==', ['get', 'kind'], 'drawn'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colors.action, 'line-width': 2.5 },
    },
    {
      id: 'own-named-line',
      type: 'line',
      source: areasSource,
      filter: ['==', ['get', 'kind'], 'named'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colors.action, 'line-width': 1.5, 'line-dasharray': [2, 2] },
    },
  ]
}

/** A base style with ours on it. */
export function withOwn(
  { glyphs: _, ...style }: StyleSpecification,
  colors: MapColors,
  areas: readonly Area[],
): StyleSpecification {
  return {
    ...style,
    sources: { ...style.sources, [areasSource]: { type: 'geojson', data: areaFeatures(areas) } },
    layers: [...style.layers, ...ownLayers(colors)],
  }
}
