// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are programs.
import { describe, expect, it } from 'vitest'
import { withShortMessages } from './short-messages.ts'

const short = (code: string) => withShortMessages(code, 'router.js')

describe('a message of the library', () => {
  it('is named by its file and line', () => {
    expect(short(`one()\ninvariant(isMounted, 'You cannot navigate before the router has been mounted.')`)).toBe(
      'one()\ninvariant(isMounted, `router.js:2`)',
    )
  })

  it('keeps the values that stand in it', () => {
    expect(short('throw new Error(`The route "${route.id}" has no element and will show nothing, said ${who()}.`)')).toBe(
      'throw new Error(`router.js:1 ${route.id} ${who()}`)',
    )
    expect(short(`console.warn('No route matches the address that was asked for: ' + path)`)).toBe(
      'console.warn(`router.js:1 ${path}`)',
    )
  })

  it('is named also where it is kept before it is thrown', () => {
    expect(short(`errorMessage = 'Cannot submit binary form data using a GET request.'`)).toBe('errorMessage = `router.js:1`')
  })

  it('stays when it is short enough to be compared with', () => {
    const code = `throw new Error('Aborted')`
    expect(short(code)).toBe(code)
  })
})

it('leaves every other text alone', () => {
  const code = `const type = 'application/x-www-form-urlencoded;charset=UTF-8'; fetch('/a/long/address/that/nobody/speaks/aloud')`
  expect(short(code)).toBe(code)
})
