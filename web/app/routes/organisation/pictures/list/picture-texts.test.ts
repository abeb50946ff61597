import { expect, it } from 'vitest'
import { changedTexts, typedTexts } from './picture-texts.ts'

it('tells what was typed from what was only shown', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['was.text.a', 'Dam'],
    ['text.a', 'Dam at dusk'],
    ['was.text.b', 'Braai'],
    ['text.b', 'Braai'],
    ['was.text.c', 'View'],
    ['text.c', ''],
    ['move', 'a:later'],
  ] as const)
    form.append(name, value)

  expect(typedTexts(form)).toEqual({ a: 'Dam at dusk', b: 'Braai', c: '' })
  expect(changedTexts(form)).toEqual({ a: 'Dam at dusk', c: '' })
})
