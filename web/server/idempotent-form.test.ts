import { InMemoryIdempotencyKeys } from '@camp/application/idempotency/testing/in-memory-idempotency-keys.ts'
import { visitor } from '@camp/application/shared/actor.ts'
import { expect, it } from 'vitest'
import { idempotentForm } from './idempotent-form.ts'
import { nobodyYet } from './session/sign-in-facts.ts'

const scope = 'hold'
const by = { actor: visitor, signIn: nobodyYet }

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
  const post = () => idempotentForm(keys, { scope, by, form: aForm({ plot: 'a1', formKey: 'shown-once-1' }) }, act)

  expect(await Promise.all([post(), post()])).toEqual(['/reserve?reservation=1', '/reserve?reservation=1'])
  expect(await post()).toBe('/reserve?reservation=1')
})

it('acts on another showing, on other fields, and on a form without a key', async () => {
  const [keys, act] = [new InMemoryIdempotencyKeys(), counted()]
  const post = (fields: Record<string, string>) => idempotentForm(keys, { scope, by, form: aForm(fields) }, act)

  expect(await post({ plot: 'a1', formKey: 'shown-once-1' })).toBe('/reserve?reservation=1')
  expect(await post({ plot: 'a1', formKey: 'shown-once-2' })).toBe('/reserve?reservation=2')
  expect(await post({ plot: 'a2', formKey: 'shown-once-1' })).toBe('/reserve?reservation=3')
  expect(await post({ plot: 'a1' })).toBe('/reserve?reservation=4')
})

it('keeps the key out of what is acted on', async () => {
  const form = aForm({ plot: 'a1', formKey: 'shown-once-1' })

  await idempotentForm(new InMemoryIdempotencyKeys(), { scope, by, form }, async () => '/')

  expect([...form.keys()]).toEqual(['plot'])
})
