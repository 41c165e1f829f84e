import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { sampleOf } from '#tests/support/fuzz.ts'
import { captions } from './captions.ts'
import { drawScene } from './draw.ts'
import { heightFor, placeholderOf, renderScene, thumbHashOf } from './render.ts'
import { sceneId, sceneKinds, sceneOf } from './scene.ts'
import { findScene, scenePool, scenesFor } from './scenes/pool.ts'

function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, closing, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!rest?.endsWith('/')) open.push(name ?? '')
  }
  return open.length === 0 && !/NaN|Infinity|undefined/.test(svg)
}

describe('scene pool', () => {
  it('when listed, then holds at most 200 scenes with ids of their own', () => {
    const ids = scenePool().map(sceneId)
    expect(ids.length).toBeLessThanOrEqual(200)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(sceneId(sceneOf('tower', 7)))
  })

  it('when a scene is looked up by its id, then it is that scene; an unknown id finds none', () => {
    for (const scene of scenePool()) expect(findScene(sceneId(scene))).toEqual(scene)
    expect(findScene('castle-01-noon')).toBeUndefined()
  })
})

describe('drawScene', () => {
  it.each(sampleOf(sceneKinds))(
    'when a %s is drawn twice, then the same well-formed SVG comes out',
    (kind) => {
      for (const seed of [0, 5, 11]) {
        const svg = drawScene(sceneOf(kind, seed))
        expect(svg).toBe(drawScene(sceneOf(kind, seed)))
        expect(isWellFormed(svg)).toBe(true)
        expect(svg).not.toContain('<text')
      }
    },
  )

  it.each(sampleOf(sceneKinds, 1))('when all scenes of %s are drawn, then no two are alike', (kind) => {
    const drawn = scenePool()
      .filter((scene) => scene.kind === kind)
      .map(drawScene)
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

describe('scenesFor', () => {
  it.each(propertyTypes)('when asked for a %s, then 3 to 7 distinct scenes with captions come', (type) => {
    for (let seed = 0; seed < 40; seed++) {
      for (const count of [0, 3, 5, 7, 12]) {
        const scenes = scenesFor(type, seed, count)
        expect(scenes.length).toBe(Math.min(7, Math.max(3, count)))
        expect(new Set(scenes.map((scene) => scene.sceneId)).size).toBe(scenes.length)
        for (const scene of scenes) {
          expect(findScene(scene.sceneId)).toBeDefined()
          expect(captions[scene.captionKind].length).toBeGreaterThan(1)
        }
      }
    }
  })

  it('when asked twice for one listing, then the same scenes come in the same order', () => {
    expect(scenesFor('house', 'OGA-17', 6)).toEqual(scenesFor('house', 'OGA-17', 6))
    expect(scenesFor('house', 1, 6)).not.toEqual(scenesFor('house', 2, 6))
  })

  it('when a listing has a building, then its front is the main picture', () => {
    expect(scenesFor('apartment', 3, 5)[0]?.captionKind).toBe('tower')
    expect(['house_facade', 'townhouse']).toContain(scenesFor('house', 3, 5)[0]?.captionKind)
    expect(scenesFor('land', 3, 5)[0]?.sceneId).toMatch(/^plot-/)
  })
})

describe('renderScene', () => {
  it.each(['avif', 'webp', 'jpeg'] as const)(
    'when encoded as %s, then it has the asked size',
    async (format) => {
      const {
        width,
        height,
        format: made,
      } = await sharp(await renderScene(sceneId(sceneOf('tower', 6)), 160, format)).metadata()
      expect([width, height]).toEqual([160, heightFor(160)])
      expect(made).toBe(format === 'avif' ? 'heif' : format)
    },
  )

  it('when the id is unknown, then it is refused', async () => {
    await expect(renderScene('castle-01-noon', 160, 'webp')).rejects.toThrow(RangeError)
  })

  it('when placeholders are asked for, then every scene has one, and they are those of the drawings', async () => {
    for (const scene of scenePool()) expect(placeholderOf(sceneId(scene)).length).toBeLessThan(48)
    for (const kind of sceneKinds) {
      const id = sceneId(sceneOf(kind, 3))
      expect(colorDistance(placeholderOf(id), await thumbHashOf(id)), id).toBeLessThan(0.05)
    }
    expect(() => placeholderOf('castle-01-noon')).toThrow(RangeError)
  })
})

/** 0 to 1: rasterizers differ slightly, drawings more. */
function colorDistance(a: string, b: string): number {
  const [p, q] = [a, b].map((hash) => thumbHashToAverageRGBA(Buffer.from(hash, 'base64')))
  if (!p || !q) return 1
  return Math.max(Math.abs(p.r - q.r), Math.abs(p.g - q.g), Math.abs(p.b - q.b))
}
