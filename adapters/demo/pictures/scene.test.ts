import sharp from 'sharp'
import { expect, it } from 'vitest'
import { paletteFamilies } from './palette.ts'
import { sceneSvg } from './scene.ts'
import { sceneCatalogue, scenesFor, underARoof } from './scene-catalogue.ts'

it('draws the same picture from the same seed', () => {
  const [first] = sceneCatalogue('one')
  const [again] = sceneCatalogue('one')

  expect(sceneSvg(first!)).toBe(sceneSvg(again!))
})

it('draws another picture from another seed', () => {
  const [first] = sceneCatalogue('one')
  const [other] = sceneCatalogue('two')

  expect(other!.key).toBe(first!.key)
  expect(sceneSvg(other!)).not.toBe(sceneSvg(first!))
})

it('draws every scene of the catalogue differently, in valid numbers', () => {
  const drawings = sceneCatalogue().map((scene) => sceneSvg(scene, 64))

  expect(new Set(drawings).size).toBe(drawings.length)
  expect(drawings.filter((drawing) => /NaN|undefined|Infinity/.test(drawing))).toEqual([])
})

it('renders a sample of scenes 3:2 and in colour', async () => {
  const scenes = sceneCatalogue()
  const sample = Array.from({ length: 10 }, (_, index) => scenes[Math.floor((index * scenes.length) / 10)]!)

  for (const scene of sample) {
    const image = sharp(Buffer.from(sceneSvg(scene, 64)))
    const { width, height } = await image.metadata()
    const { channels } = await image.stats()
    const [red, green, blue] = channels.map(({ mean }) => mean)

    expect([width, height]).toEqual([64, 43])
    expect(Math.max(Math.abs(red! - blue!), Math.abs(green! - blue!), Math.abs(red! - green!))).toBeGreaterThan(3)
    expect(channels[0]!.stdev).toBeGreaterThan(4)
  }
})

it('offers each family every kind of site under keys that do not move', () => {
  const keys = sceneCatalogue().map(({ key }) => key)

  expect(keys).toHaveLength(182)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toContain('scene-karoo-camping-03')
  for (const family of paletteFamilies) expect(keys.filter((key) => key.startsWith(`scene-${family}-`))).toHaveLength(14)
})

it('picks scenes of one family, those of the site first, each once', () => {
  const wish = { siteType: 'camping', family: 'karoo', count: 5, seed: 'kwena-camp' } as const

  const picked = scenesFor(wish)

  expect(picked.map(({ kind }) => kind).slice(0, 4)).toEqual(['camping', 'camping', 'camping', 'place'])
  expect(picked.filter(({ subjectKind }) => underARoof.has(subjectKind))).toEqual([])
  expect(new Set(picked.map(({ key }) => key)).size).toBe(5)
  expect(picked.every(({ family }) => family === 'karoo')).toBe(true)
  expect(scenesFor(wish)).toEqual(picked)
  expect(scenesFor({ ...wish, count: 50 })).toHaveLength(14)
})
