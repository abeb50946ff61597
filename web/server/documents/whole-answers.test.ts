import { describe, expect, it } from 'vitest'
import { bodyOf, headOfAnswer, wholeAnswer } from './whole-answers.ts'

const page = new TextEncoder().encode('<p>A page</p>')

describe('an answer whose body is whole', () => {
  it('has it back with status and headers', async () => {
    const head = headOfAnswer(page, { status: 404, headers: new Headers({ 'Content-Type': 'text/html' }) })
    head.headers.set('Retry-After', '5')

    const answer = wholeAnswer(head)

    expect(await answer.text()).toBe('<p>A page</p>')
    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Retry-After')]).toEqual([
      404,
      'text/html',
      '5',
    ])
  })

  it('gives its bytes without reading them', async () => {
    const answer = wholeAnswer(headOfAnswer(page, { status: 200, headers: new Headers() }))

    expect(await bodyOf(answer)).toBe(page)
  })

  it('is any other answer as it came', async () => {
    const redirect = new Response('there', { status: 302, headers: { Location: '/there' } })

    expect(wholeAnswer(redirect)).toBe(redirect)
    expect(new TextDecoder().decode(await bodyOf(redirect))).toBe('there')
  })
})
