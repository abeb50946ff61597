import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { withPlotsAlike } from '../testing/fake-blocks.ts'
import { fakeDoor } from '../testing/fake-door.ts'

const line = 'feed address kloofwater-camp'

describe('addresses for other calendars', () => {
  it('are printed, one for everybody and one for each place that a plot follows', async () => {
    expect(JSON.parse((await camp(`${line} --json`)).data)).toEqual([
      { plotId: null, plot: null, for: null, url: 'https://camp.test/ical/all.ics' },
      { plotId: 'plot-1', plot: 'River stand 1', for: null, url: 'https://camp.test/ical/abc.ics' },
      { plotId: 'plot-1', plot: 'River stand 1', for: 'Airbnb', url: 'https://camp.test/ical/def.ics' },
    ])
    expect((await camp(`${line} "River stand 1" --for airbnb --plain`)).data).toContain('https://camp.test/ical/def.ics')
  })

  it('are renewed one at a time, and only when somebody says which', async () => {
    const renewed = await camp(`${line} "River stand 1" --renew --json`)
    expect(JSON.parse(renewed.data)).toMatchObject([{ url: 'https://camp.test/ical/new.ics' }])
    expect((await camp(`${line} --renew`)).exit).toBe(2)
  })

  it('has one of all plots together, which is asked for by its own name', async () => {
    const whole = await camp(`${line} --whole --json`)
    expect(JSON.parse(whole.data)).toEqual([{ plotId: null, plot: null, for: null, url: 'https://camp.test/ical/all.ics' }])
    expect(JSON.parse((await camp(`${line} --whole --renew --json`)).data)).toMatchObject([
      { url: 'https://camp.test/ical/new.ics' },
    ])
    expect((await camp(`${line} "River stand 1" --whole`)).exit).toBe(2)
  })

  it('stay what they are in a dry run', async () => {
    const answer = await camp(`${line} "River stand 1" --renew --dry-run`)
    expect(answer.messages).toContain('Nothing was changed.')
    expect(answer.data).toContain('https://camp.test/ical/abc.ics')
  })

  it('are asked for by site and name where plots share one', async () => {
    const door = () => fakeDoor({ useCases: withPlotsAlike })

    expect(await camp(`${line} "River stand 1" --renew`, { door: door() })).toMatchObject({
      exit: 2,
      messages: expect.stringContaining('Dam, River stand 1, 82d91d70'),
    })
    const { data } = await camp(`${line} "River, River stand 1"`, { door: door() })
    expect(data).toContain('https://camp.test/ical/abc.ics')
    expect(data).not.toContain('all.ics')
  })

  it('are not found for a plot that is not there', async () => {
    expect((await camp(`${line} Nowhere`)).exit).toBe(3)
  })
})

describe('feed sync --dry-run', () => {
  it('says which feeds are due and reads none', async () => {
    expect((await camp('feed sync --dry-run')).messages).toContain('Nothing was read. Due: 1.')
  })
})
