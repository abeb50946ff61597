import { DeskPage } from '../pages/desk-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'breede-bend'
const bookings = words('bookings')
const walkIn = 'Lindiwe Later'

test('a check-in and a check-out with money open ask first, and who owes stays in sight until it is paid', {
  tag: '@nojs-long',
}, async ({ tab, database }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  const [firstName = '', lastName = ''] = walkIn.split(' ')
  await desk.takeWalkIn({ plot: 'Stand 3', departure: '2026-11-22', firstName, lastName, plate: 'CA 2-2', paid: '100' })
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const said = (did: string) => page.getByRole('status').filter({ hasText: did })
  const open = page.getByText(/^R\d+\.\d\d is still owing\.$/).or(page.getByRole('alert').filter({ hasText: 'is still owing.' }))

  await test.step('the key is not handed over unseen', async () => {
    await desk.openToday()
    await desk
      .section('arrivals')
      .getByRole('button', { name: `Check in ${walkIn}` })
      .click()
    await expect(open.first()).toBeVisible()
    await desk.checkInAnyway()
    await expect(said(bookings('did_check-in'))).toContainText(walkIn)
  })

  const checkOut = async () => {
    await tab.isReady()
    await desk
      .section('inHouse')
      .getByRole('button', { name: `Check out ${walkIn}` })
      .click()
    await expect(tab.heading).toHaveText(bookings('act_check-out'))
    await expect(open.first()).toBeVisible()
    await tab.isReady()
  }

  await test.step('who leaves owing has a name, and waits under what is to collect and in the tray', async () => {
    await checkOut()
    await page.getByLabel(bookings('debtor')).fill('')
    await page.getByRole('button', { name: bookings('settleOwing') }).click()
    await expect(page.getByRole('alert').first()).toContainText(bookings('refusal_debtor-missing'))
    await tab.isReady()
    await page.getByLabel(bookings('debtor')).fill('J. Botha')
    await page.getByRole('button', { name: bookings('settleOwing') }).click()
    await expect(said(bookings('did_check-out'))).toContainText(walkIn)
    await expect(desk.section('toCollect').getByRole('row').filter({ hasText: walkIn })).toContainText('J. Botha will pay')
    await tab.open(`/org/${slug}/calendar?from=2026-11-20`)
    await expect(page.getByRole('link', { name: new RegExp(`^${walkIn}, \\d{3}-`) }), 'in the tray').toBeVisible()
  })

  await test.step('a check-out is undone in its row, and settled in cash', async () => {
    await desk.openToday()
    await desk
      .section('inHouse')
      .or(desk.section('departures'))
      .getByRole('button', { name: `Undo check-out ${walkIn}` })
      .click()
    await expect(said(bookings('did_undo-check-out'))).toContainText(walkIn)
    await checkOut()
    await page.getByRole('button', { name: bookings('settleCash') }).click()
    await expect(said(bookings('did_check-out'))).toContainText(walkIn)
    await expect(desk.section('toCollect')).not.toContainText(walkIn)
    expect(await database.moneyMoved(id)).toEqual(['capture', 'capture'])
  })
})

test('a check-in onto a stand whose guests have not left says who is there, with the way to check them out', async ({ tab }) => {
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await desk.openToday()

  await desk.section('arrivals').getByRole('button', { name: 'Check in Ernst Naidoo' }).click()

  const doubts = page.getByRole('alert')
  await expect(doubts).toContainText(bookings('stillThere', { plot: 'Stand 1', guest: 'Bongani Venter' }))
  await expect(doubts.getByRole('link', { name: /^Check out/ })).toHaveAttribute('href', /\/check-out\?back=/)
  await page.getByRole('link', { name: bookings('notYet') }).click()
  await expect(desk.section('arrivals')).toContainText('Ernst Naidoo')
})
