import { describe, expect, it, vi } from 'vitest'
import { serviceWorker } from './service-worker.ts'
import { aPhone, page } from './testing/a-phone.ts'

const summary = '/kwena-camp/reservation/abc'

describe('the service worker', () => {
  it('shows the own booking without a connection, as it was seen, without scripts', async () => {
    const phone = aPhone({ [summary]: page('Your booking', '<h1>Pitch 4</h1><script>go()</script>') })
    await phone.visit(summary)

    phone.isOnline = false
    const shown = await (await phone.visit(summary)).text()

    expect(shown).toContain('<h1>Pitch 4</h1>')
    expect(shown).toContain('<p class="kept-page" role="status">No connection')
    expect(shown).not.toContain('<script')
  })

  it('says when a kept page was seen in the time of the campsites, and asks for it again at a press', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-01T04:17:00Z'), toFake: ['Date'] })
    const address = '/org/kwena-camp/today'
    const phone = aPhone({
      [address]: page('Today', '<h1>Today</h1>'),
      [`${address}?did=check-in`]: page('Today', '<h1>Today</h1>'),
    })
    await phone.visit(address)

    phone.isOnline = false
    const shown = await (await phone.visit(`${address}?did=check-in`)).text()
    vi.useRealTimers()

    expect(shown).toContain('the day 1 Dec 2026, 06:17 <a href="/org/kwena-camp/today">Try again</a></p>')
  })

  it('keeps the booking that scripts went to', async () => {
    const phone = aPhone({ [summary]: page('Your booking', '<h1>Pitch 4</h1>') })
    await phone.ask(`${summary}.data?_routes=root`)

    phone.isOnline = false

    expect(await (await phone.visit(summary)).text()).toContain('Pitch 4')
  })

  it('keeps the styles and drawings of a kept page', async () => {
    const phone = aPhone({
      [summary]: page('Your booking', '<link href="/assets/app-1.css"><svg><use href="/assets/icons-2.svg#tent"></use></svg>'),
      '/assets/app-1.css': new Response('body{}'),
      '/assets/icons-2.svg': new Response('<svg/>'),
    })
    await phone.visit(summary)

    phone.isOnline = false

    expect(await (await phone.ask('/assets/app-1.css', 'style')).text()).toBe('body{}')
    expect(await (await phone.ask('/assets/icons-2.svg', 'image')).text()).toBe('<svg/>')
  })

  it.each(['/', '/kwena-camp?arrivalDate=2026-12-01', '/kwena-camp/reserve?reservation=abc', '/r/abc/cancel'])(
    'never keeps %s',
    async (path) => {
      const phone = aPhone({ [path]: page('R350.00', 'R350.00') })
      await phone.visit(path)

      phone.isOnline = false
      const shown = await (await phone.visit(path)).text()

      expect(shown).toContain('You are offline')
      expect(shown).not.toContain('R350.00')
    },
  )

  it('names the kept bookings where a page is not to be had', async () => {
    const phone = aPhone({ [summary]: page('Pitch 4 &amp; more', '') })
    await phone.visit(summary)

    phone.isOnline = false

    expect(await (await phone.visit('/faq')).text()).toContain(`<li><a href="${summary}">Pitch 4 &amp; more</a></li>`)
  })

  it('forgets every booking on signing out', async () => {
    const phone = aPhone({ [summary]: page('Your booking', 'Pitch 4') })
    await phone.visit(summary)
    await phone.post('/api/auth/signout')

    phone.isOnline = false

    expect(await (await phone.visit(summary)).text()).not.toContain('Pitch 4')
  })

  it('forgets a booking that is gone', async () => {
    const answers: Record<string, Response> = { [summary]: page('Your booking', 'Pitch 4') }
    const phone = aPhone(answers)
    await phone.visit(summary)
    answers[summary] = new Response('gone', { status: 404, headers: { 'content-type': 'text/html' } })
    await phone.visit(summary)

    phone.isOnline = false

    expect(await (await phone.visit(summary)).text()).not.toContain('Pitch 4')
  })

  it('keeps the twenty bookings seen last', async () => {
    const paths = Array.from({ length: 22 }, (_, index) => `/kwena-camp/reservation/${index}`)
    const phone = aPhone(Object.fromEntries(paths.map((path) => [path, page(path, `<h1>${path}</h1>`)])))
    for (const path of paths) await phone.visit(path)

    phone.isOnline = false

    expect(await (await phone.visit(paths[1]!)).text()).not.toContain('<h1>/kwena')
    expect(await (await phone.visit(paths[2]!)).text()).toContain(`<h1>${paths[2]}</h1>`)
  })

  describe('of a desk', () => {
    const today = '/org/kwena-camp/today'
    const sheet = () =>
      page(
        'Today',
        '<b>Thandi</b><form method="post" action="/org/kwena-camp/bookings/abc/check-in"><button>Check in</button></form>',
      )

    it('shows the day as it was, without its acts', async () => {
      const desk = aPhone({ [today]: sheet() })
      await desk.visit(today)

      desk.isOnline = false
      const shown = await (await desk.visit(today)).text()

      expect(shown).toContain('<p class="kept-page" role="status">No connection, the day')
      expect(shown).toContain('<b>Thandi</b>')
      expect(shown).not.toContain('Check in')
    })

    it('keeps it anew after an act, under its own address', async () => {
      const answers: Record<string, Response> = {
        [today]: sheet(),
        [`${today}?did=check-in&of=abc`]: page('Today', 'Checked in.'),
      }
      const desk = aPhone(answers)
      await desk.visit(today)
      answers[today] = page('Today', 'Nobody else')
      await desk.visit(`${today}?did=check-in&of=abc`)

      desk.isOnline = false

      expect(await (await desk.visit(today)).text()).toContain('Nobody else')
      expect(await (await desk.visit(`${today}?did=check-in&of=abc`)).text()).toContain('Nobody else')
    })

    it.each(['/api/auth/signout', '/auth/login', '/auth/login.data'])('forgets it on %s', async (door) => {
      const desk = aPhone({ [today]: sheet() })
      await desk.visit(today)
      await desk.post(door)

      desk.isOnline = false
      const shown = await (await desk.visit(today)).text()

      expect(shown).toContain('You are offline')
      expect(shown).not.toContain('Thandi')
      expect(shown).not.toContain(today)
    })

    it('keeps nothing that is still on its way when somebody signs out', async () => {
      const desk = aPhone({ [today]: sheet() })
      await desk.visit('/faq')
      const onItsWay = desk.ask(`${today}.data`)
      await desk.post('/api/auth/signout')
      await onItsWay

      desk.isOnline = false

      expect(await (await desk.visit(today)).text()).toContain('You are offline')
    })

    it('keeps neither other days nor other pages of work', async () => {
      const others = [
        `${today}?date=2026-12-24`,
        '/org/kwena-camp/bookings',
        '/org/kwena-camp/bookings/abc',
        '/org/kwena-camp/calendar',
      ]
      const desk = aPhone(Object.fromEntries(others.map((path) => [path, page('Work', 'Thandi')])))
      for (const path of others) await desk.visit(path)

      desk.isOnline = false

      for (const path of others) expect(await (await desk.visit(path)).text(), path).not.toContain('Thandi')
    })

    it('forgets it after a day', async () => {
      const desk = aPhone({ [today]: sheet() })
      vi.useFakeTimers({ now: new Date('2026-12-18T08:00:00Z'), toFake: ['Date'] })
      await desk.visit(today)
      vi.setSystemTime(new Date('2026-12-19T08:00:01Z'))

      desk.isOnline = false
      const shown = await (await desk.visit(today)).text()
      vi.useRealTimers()

      expect(shown).toContain('You are offline')
      expect(shown).not.toContain(today)
    })
  })

  it('leaves what other sites are asked alone', async () => {
    const phone = aPhone({})

    expect(phone.leaves('https://www.google.com/maps')).toBe(true)
  })

  it('refers to nothing outside itself, since its text alone is sent', () => {
    const isolated = new Function('world', 'notice', `(${serviceWorker})(world, notice)`)

    expect(() => isolated({ addEventListener: () => {} }, {})).not.toThrow()
  })
})
