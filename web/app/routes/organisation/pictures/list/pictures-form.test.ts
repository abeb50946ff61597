import { expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { picturesForm } from './pictures-form.server.ts'

function read(...fields: readonly (readonly [string, string])[]) {
  return readForm(picturesForm, new URLSearchParams(fields.map(([name, value]) => [name, value])))
}

it('tells what was typed from what was only shown', () => {
  const { typed, changed } = read(
    ['was.text.a', 'Dam'],
    ['text.a', 'Dam at dusk'],
    ['was.text.b', 'Braai'],
    ['text.b', 'Braai'],
    ['was.text.c', 'View'],
    ['text.c', ''],
    ['move', 'a:later'],
  )

  expect(typed).toEqual({ a: 'Dam at dusk', b: 'Braai', c: '' })
  expect(changed).toEqual({ a: 'Dam at dusk', c: '' })
})

it('knows which button was pressed', () => {
  expect(read(['move', 'a:later'])).toMatchObject({ move: { key: 'a', move: 'later' }, isTextAlone: false })
  expect(read(['move', 'a:sideways'])).toMatchObject({ move: null })
  expect(read(['describe', 'yes'])).toMatchObject({ move: null, isTextAlone: true })
})
