import type { UseCases } from '@camp/application/use-cases.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { pageContext } from '#server/testing/page-context.ts'
import { answerMessage } from './answer-message.ts'
import { longestGuestMessage } from './message-reply.ts'

type Writes = UseCases['writeToCampsite']['execute']

function given(answer: Awaited<ReturnType<Writes>> = accepted(null)) {
  const written: string[] = []
  const execute: Writes = async ({ text }) => {
    written.push(text)
    return answer
  }
  const context = pageContext({ writeToCampsite: { execute } })
  const post = (message: string, more: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ message, ...more })) form.set(name, value)
    return answerMessage(context, 'the-id', form)
  }
  return { written, post }
}

it('sends what was typed once, and shows so on a page of its own', async () => {
  const { written, post } = given()

  const answer = await post(' May we bring dogs?\r\nTwo. ')

  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/r/the-id/message?sent=1')
  expect(written).toEqual(['May we bring dogs?\nTwo.'])
})

it('sends the same showing of the form once, however often it is pressed, and another one again', async () => {
  const { written, post } = given()
  const [shown, shownAgain] = [{ formKey: crypto.randomUUID() }, { formKey: crypto.randomUUID() }]

  const answers = await Promise.all([post('Late', shown), post('Late', shown), post('Late', shownAgain)])

  expect(answers.every((answer) => answer instanceof Response)).toBe(true)
  expect(written).toEqual(['Late', 'Late'])
})

it('may be pressed again after it was refused', async () => {
  const { written, post } = given(refused({ code: 'too-many' }))
  const shown = { formKey: crypto.randomUUID() }

  await post('Late', shown)
  await post('Late', shown)

  expect(written).toEqual(['Late', 'Late'])
})

it.each([
  ['', 'message-missing'],
  ['x'.repeat(longestGuestMessage + 1), 'too-long'],
])('sends nothing of what cannot be sent', async (message, problem) => {
  const { written, post } = given()

  expect(await post(message)).toMatchObject({ data: { text: message, problem }, init: { status: 400 } })
  expect(written).toEqual([])
})

it('keeps what was typed when it is refused', async () => {
  const { post } = given(refused({ code: 'too-many' }))

  expect(await post('Hello')).toMatchObject({ data: { text: 'Hello', problem: 'too-many' }, init: { status: 429 } })
})

it('thanks a machine and sends nothing', async () => {
  const { written, post } = given()

  expect(await post('Buy now', { website: 'https://spam.test' })).toBeInstanceOf(Response)
  expect(written).toEqual([])
})
