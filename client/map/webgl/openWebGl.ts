import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { allowWorker } from '#client/core/workers/allowWorker.ts'
import { darkQuery } from '#client/map/colors.ts'
import { listeners } from '#client/map/listeners.ts'
import type { MapHandle, OpenOptions } from '#client/map/mapHandle.ts'
import { cameraOf, type Start } from '#client/map/mercator.ts'
import { maxZoom, minZoom } from '#client/map/zooms.ts'
import type { Point } from '#shared/search/area.ts'
import type { MapStyles } from '#shared/settings/settings.ts'
import { baseMap, firstStyle } from './baseMap.ts'
import './map.css'

/** Paraguay with some room around. */
const reach = [-67, -31, -50, -16] as const
/** Milliseconds that a lost context may take to come back. */
const lostPatience = 3000

const toPoint = ({ lng, lat }: { lng: number; lat: number }): Point => ({ latitude: lat, longitude: lng })
const toLngLat = ({ latitude, longitude }: Point) => [longitude, latitude] as const

/** Throws where there is no WebGL. */
export function openWebGl(container: HTMLElement, styles: MapStyles | null, options: OpenOptions): MapHandle {
  allowWorker(workerFile)
  setWorkerUrl(workerFile)
  const { center, zoom } = cameraOf(options.start, sizeOf(container), options.padding)
  const map = new MapLibre({
    container,
    style: firstStyle(options.hidesBarrios),
    center: [...toLngLat(center)],
    zoom,
    minZoom,
    maxZoom,
    maxBounds: [...reach],
    renderWorldCopies: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: options.isCooperative ?? false,
    locale: {
      'Map.Title': options.label,
      'CooperativeGesturesHandler.WindowsHelpText': options.gestures.wheel,
      'CooperativeGesturesHandler.MacHelpText': options.gestures.wheelOnMac,
      'CooperativeGesturesHandler.MobileHelpText': options.gestures.touch,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // Tiles fail one by one; what counts is whether any come.
  map.on('error', () => undefined)
  map.once('load', () => options.onDrawn?.())
  const base = baseMap(map, styles, options)
  const dark = matchMedia(darkQuery)
  dark.addEventListener('change', base.restyle)
  watchLoss(map, options.onLost)

  const settled = listeners<[byUser: boolean]>()
  /** Whether the movement under way is the visitor's. */
  let byUser = false
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) byUser = true
  })
  map.on('moveend', () => {
    settled.call(byUser)
    byUser = false
  })
  return {
    surface: map.getCanvasContainer(),
    project: (point) => map.project([...toLngLat(point)]),
    unproject: ({ x, y }) => toPoint(map.unproject([x, y])),
    view() {
      const box = map.getBounds()
      return {
        center: toPoint(map.getCenter()),
        zoom: map.getZoom(),
        bounds: { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() },
      }
    },
    onMove(listener) {
      map.on('move', listener)
      map.on('resize', listener)
      return () => {
        map.off('move', listener)
        map.off('resize', listener)
      }
    },
    onSettled: settled.add,
    onClick(listener) {
      const click = ({ lngLat }: { lngLat: { lng: number; lat: number } }) => listener(toPoint(lngLat))
      map.on('click', click)
      return () => map.off('click', click)
    },
    show: (next, { padding = 0, isInstant = false } = {}) => showStart(map, next, padding, isInstant),
    zoomBy(delta, around) {
      byUser = true
      map.easeTo({ zoom: map.getZoom() + delta, ...(around && { center: [...toLngLat(around)] }) })
    },
    panBy(x, y) {
      byUser = true
      map.panBy([x, y])
    },
    showAreas: base.showAreas,
    remove() {
      dark.removeEventListener('change', base.restyle)
      base.stop()
      map.remove()
    },
  }
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight })

function showStart(map: MapLibre, start: Start, padding: number, isInstant: boolean): void {
  const { center, zoom } = cameraOf(start, sizeOf(map.getContainer()), padding)
  const [longitude, latitude] = toLngLat(center)
  const goal = { center: { lng: longitude, lat: latitude }, zoom, animate: !isInstant }
  if ('bounds' in start) map.flyTo(goal)
  else map.easeTo(goal)
}

function watchLoss(map: MapLibre, onLost: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  map.on('webglcontextlost', () => {
    timer = setTimeout(onLost, lostPatience)
  })
  map.on('webglcontextrestored', () => clearTimeout(timer))
  map.once('remove', () => clearTimeout(timer))
}
