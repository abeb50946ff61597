import { InMemoryIdempotencyKeys } from '@camp/application/idempotency/testing/in-memory-idempotency-keys.ts'
import { expect, it } from 'vitest'
import { idempotentForm } from './idempotent-form.ts'

const scope = 'hold'

function counted() {
  let holds = 0
  return async () => `/reserve?reservation=${++holds}`
}

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it('leads a form that is posted again where the first post led', async () => {
  const [keys, act] = [new InMemoryIdempotencyKeys(), counted()]
  const post = () => idempotentForm(keys, { scope, form: aForm({ plot: 'a1', formKey: 'shown-once-1' }) }, act)

  expect(await Promise.all([post(), post()])).toEqual(['/reserve?reservation=1', '/reserve?reservation=1'])
  expect(await post()).toBe('/reserve?reservation=1')
})

it('acts on another showing, on other fields, and on a form without a key', async () => {
  const [keys, act] = [new InMemoryIdempotencyKeys(), counted()]
  const post = (fields: Record<string, string>) => idempotentForm(keys, { scope, form: aForm(fields) }, act)

  expect(await post({ plot: 'a1', formKey: 'shown-once-1' })).toBe('/reserve?reservation=1')
  expect(await post({ plot: 'a1', formKey: 'shown-once-2' })).toBe('/reserve?reservation=2')
  expect(await post({ plot: 'a2', formKey: 'shown-once-1' })).toBe('/reserve?reservation=3')
  expect(await post({ plot: 'a1' })).toBe('/reserve?reservation=4')
})

it('keeps the key out of what is acted on', async () => {
  const form = aForm({ plot: 'a1', formKey: 'shown-once-1' })

  await idempotentForm(new InMemoryIdempotencyKeys(), { scope, form }, async () => '/')

  expect([...form.keys()]).toEqual(['plot'])
})
