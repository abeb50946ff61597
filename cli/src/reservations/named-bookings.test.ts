import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'

it.each(['stay complete', 'review invite', 'invoice issue'])(
  '%s names bookings by their references, not by their keys',
  async (line) => {
    const shown = await camp(line)
    const json = await camp(`${line} --json`)

    expect(shown.exit).toBe(0)
    expect(shown.data).toMatch(/\d{3}-\d{3}-\d{3}/)
    expect(shown.data + shown.messages).not.toContain('reservation-1')
    expect(Object.values(JSON.parse(json.data)).flat()).toContainEqual(expect.any(String))
  },
)
