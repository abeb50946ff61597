import { expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { type CropWish, croppedArea } from './picture-crop.ts'

const size = { width: 2000, height: 1000 }
const wish: CropWish = { shape: 'free', left: 0, top: 0, width: 100, height: 100 }
const cropped = (facts: Partial<CropWish>) => croppedArea(size, { ...wish, ...facts })

it.each<[string, Partial<CropWish>, readonly [number, number, number, number]]>([
  ['all of it', {}, [0, 0, 2000, 1000]],
  ['the middle', { left: 25, top: 30, width: 50, height: 40 }, [500, 300, 1000, 400]],
  ['a hair over the edge', { left: 50, top: 50, width: 50.5, height: 50.5 }, [1000, 500, 1000, 500]],
  ['three to two', { shape: '3:2', width: 60 }, [0, 0, 1200, 800]],
  ['sixteen to nine, as far as the height goes', { shape: '16:9' }, [0, 0, 1778, 1000]],
  ['a square from the right', { shape: '1:1', left: 75, width: 25, height: 10 }, [1500, 0, 500, 500]],
  ['four to five', { shape: '4:5', top: 50, height: 50 }, [0, 500, 400, 500]],
])('of a picture is kept %s', (_, facts, [left, top, width, height]) => {
  expect(cropped(facts)).toEqual(accepted({ left, top, width, height }))
})

it.each<Partial<CropWish>>([
  { left: -1 },
  { top: -1, height: 50 },
  { width: 101 },
  { height: Number.NaN },
  { left: 100, width: 0 },
  { top: 100, height: 0 },
  { left: 50, width: 51 },
  { top: 50, height: 51 },
])('nothing outside of it is kept: %j', (facts) => {
  expect(cropped(facts)).toEqual(refused({ code: 'crop-outside' }))
})

it('two hundred pixels are the least of either side', () => {
  expect(cropped({ width: 10, height: 20 })).toEqual(accepted({ left: 0, top: 0, width: 200, height: 200 }))
  expect(cropped({ width: 9.9 })).toEqual(refused({ code: 'crop-too-small', least: 200 }))
  expect(cropped({ height: 19.9 })).toEqual(refused({ code: 'crop-too-small', least: 200 }))
})

it('a wish reaches half a hundredth over the edge at most, and begins inside', () => {
  expect(cropped({ left: 50, width: 50.6 })).toEqual(refused({ code: 'crop-outside' }))
  expect(cropped({ top: 50, height: 50.6 })).toEqual(refused({ code: 'crop-outside' }))
  expect(cropped({ left: 99, width: 1 })).toEqual(refused({ code: 'crop-too-small', least: 200 }))
  expect(cropped({ top: 99, height: 1 })).toEqual(refused({ code: 'crop-too-small', least: 200 }))
})
