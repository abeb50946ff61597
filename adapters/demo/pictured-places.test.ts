import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demoPlaces, slugOf } from './all-places.ts'
import { demoOrganisation, demoSeed } from './demo-documents.ts'
import { picturesOfPlaces, referencePlaces } from './pictured-places.ts'
import { sceneSvg } from './pictures/scene.ts'

const scenes = picturesOfPlaces()

it('gives every campsite of the demo a first picture that no other one has', () => {
  const firsts = demoPlaces.map((place) => demoOrganisation(place, { latitude: -30, longitude: 25 }, demoSeed).images?.[0])

  expect(new Set(firsts).size).toBe(firsts.length)
  expect([...scenes.map(({ key }) => key)].sort()).toEqual(
    [...firsts, ...referencePlaces.map(({ slug }) => `scene-own-${slug}`)].sort(),
  )
})

/** How far two thumbnails lie apart on average, of 255 steps of a colour. */
const alike = 9

it('draws no two of them so much alike that a list would seem to repeat itself', async () => {
  const thumbnails = await Promise.all(scenes.map((scene) => thumbnail(sceneSvg(scene, 96))))

  const near = scenes.flatMap((one, index) =>
    scenes.slice(0, index).flatMap((other, place) => {
      const apart = distance(thumbnails[index] ?? [], thumbnails[place] ?? [])
      return apart < alike ? [`${one.key} and ${other.key}: ${apart.toFixed(1)}`] : []
    }),
  )
  expect(near).toEqual([])
})

it.each([
  ['palms', (scene: (typeof scenes)[number]) => scene.land?.trees.includes('palm'), /^(coast|wetland)$/],
  ['flat-topped mountains', (scene: (typeof scenes)[number]) => scene.land?.ridges === 'mesas', /^(?!coast)/],
])('leaves %s where they belong', (_, has, families) => {
  const found = scenes.filter(has)

  expect(found.length).toBeGreaterThan(0)
  for (const { family } of found) expect(family).toMatch(families)
})

it('shows no place by what few of its plots are', () => {
  const odd = demoPlaces.flatMap(({ name, sites }) => {
    const { subjectKind } = scenes.find(({ key }) => key === `scene-own-${slugOf(name)}`) ?? {}
    const most = Math.max(...Object.values(sites))
    return subjectKind && 2 * (sites[subjectKind] ?? 0) > most ? [] : [`${name}: ${subjectKind}`]
  })

  expect(odd).toEqual([])
})

it('shows in each somebody staying as guests of the place do', () => {
  const bakkies = scenes.filter(({ subjectKind }) => subjectKind === 'rooftop').map(({ key }) => key)

  expect(bakkies).toContain('scene-own-karoo-stargazers')
})

function thumbnail(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().resize(24, 16, { fit: 'fill' }).raw().toBuffer()
}

function distance(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0))
  return sum / one.length
}
