import type { UseCases } from '@camp/application/use-cases.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import type { RequestFacts } from '#server/request-scope.ts'
import { nobodyYet } from '#server/session/sign-in-facts.ts'
import { answerProfile } from './answer-profile.ts'

const csrfToken = 'of this page'
const details = {
  firstName: ' Thandi ',
  lastName: 'Nkosi',
  username: '',
  allergies: '',
  language: 'af',
  verificationPreference: 'WHATSAPP',
}

function given() {
  const done: object[] = []
  const execute = async (command: object) => {
    done.push(command)
    return accepted(null)
  }
  const useCases = { changeProfile: { execute }, changeContact: { execute }, changeOwnPassword: { execute } }
  const signIn = { ...nobodyYet, csrfToken, hasCsrfCookie: true }
  const facts = { signIn, url: new URL('http://camp.test/user/profile') } as RequestFacts
  const post = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ csrfToken, ...fields })) form.set(name, value)
    return answerProfile({ useCases: useCases as unknown as UseCases, facts, form })
  }
  return { done, post }
}

describe('the profile', () => {
  it('keeps what somebody is called', async () => {
    const { done, post } = given()

    await post({ go: 'details', ...details })

    const saved = { firstName: 'Thandi', lastName: 'Nkosi', allergies: null, language: 'af', verificationPreference: 'WHATSAPP' }
    expect(done).toMatchObject([{ details: saved }])
  })

  it('comes back with what was typed and every problem', async () => {
    const { done, post } = given()

    expect(await post({ go: 'details', ...details, firstName: '', allergies: 'x'.repeat(2001) })).toMatchObject({
      init: { status: 400 },
      data: {
        answers: { firstName: '', lastName: 'Nkosi', language: 'af' },
        problems: [
          { field: 'firstName', code: 'first-name-missing' },
          { field: 'allergies', code: 'too-long', most: 2000 },
        ],
      },
    })
    expect(done).toEqual([])
  })

  it('reads a number as one of the chosen country, and needs none', async () => {
    const { done, post } = given()

    await post({ go: 'contact', email: 'thandi@example.test', country: 'ZA', cell: '082 123 4567', contactPassword: ' mine ' })
    await post({ go: 'contact', email: 'thandi@example.test', country: 'ZA', cell: '' })

    expect(done).toMatchObject([
      { password: ' mine ', cell: { countryId: 'ZA', countryCode: '+27', cell: '0821234567' } },
      { password: '', cell: { countryId: 'ZA', countryCode: null, cell: null } },
    ])
  })

  it('names an address and a number that cannot be read, and keeps no password', async () => {
    const { post } = given()

    const answer = await post({ go: 'contact', email: 'thandi@', country: 'NA', cell: '12', contactPassword: 'mine' })

    expect(answer).toMatchObject({
      init: { status: 400 },
      data: {
        answers: { email: 'thandi@', country: 'NA', cell: '12' },
        problems: [
          { field: 'email', code: 'email-invalid' },
          { field: 'cell', code: 'cell-invalid' },
        ],
      },
    })
    expect(JSON.stringify(answer)).not.toContain('mine')
  })

  it('asks for both passwords where there is one', async () => {
    const { done, post } = given()

    expect(await post({ go: 'password', currentPassword: '', newPassword: '' })).toMatchObject({
      data: {
        problems: [
          { field: 'currentPassword', code: 'current-password-missing' },
          { field: 'newPassword', code: 'new-password-missing' },
        ],
      },
    })
    expect(done).toEqual([])
  })

  it.each<Record<string, string>>([{ csrfToken: 'of another page' }, { go: 'toString' }])(
    'takes no form of another page: %o',
    async (fields) => {
      const { done, post } = given()

      expect(await post({ go: 'details', ...details, ...fields })).toMatchObject({ init: { status: 403 } })
      expect(done).toEqual([])
    },
  )
})
