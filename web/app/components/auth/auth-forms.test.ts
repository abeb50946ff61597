import { describe, expect, it } from 'vitest'
import { readForm, readTyped } from '#app/forms/read-form.server.ts'
import { authForm, codeAndNewPassword, loginAndPassword } from './auth-forms.server.ts'
import type { AuthProblemCode } from './auth-problems.ts'

function typed(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readForm(authForm, form)
}

describe('what is typed to sign in', () => {
  it('keeps the blanks of a password and of nothing else', () => {
    expect(typed({ username: ' thandi@example.test ', password: ' two words ', code: ' 123456 ' })).toMatchObject({
      username: 'thandi@example.test',
      password: ' two words ',
      code: '123456',
    })
  })

  it.each([
    ['sms', 'sms'],
    ['app', 'app'],
    ['pigeon', 'email'],
  ])('sends a code by %s: %s', (chosen, channel) => {
    expect(typed({ channel: chosen }).channel).toBe(channel)
  })

  it('names everything that is missing', () => {
    const login = readTyped<typeof loginAndPassword, AuthProblemCode>(loginAndPassword, typed({ username: ' ' }))
    const reset = readTyped<typeof codeAndNewPassword, AuthProblemCode>(codeAndNewPassword, typed({ code: ' ' }))

    expect(login).toMatchObject({
      refusal: {
        problems: [
          { field: 'username', code: 'login-missing' },
          { field: 'password', code: 'password-missing' },
        ],
      },
    })
    expect(reset).toMatchObject({
      refusal: {
        problems: [
          { field: 'code', code: 'code-missing' },
          { field: 'password', code: 'new-password-missing' },
        ],
      },
    })
  })
})
