import { LoginPage } from '../pages/login-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const [t, tm] = [words('profile'), words('bookingMoney')]

test('a guest keeps a card while paying, pays with it again, and deletes it', { tag: '@nojs-long' }, async ({
  tab,
  program,
  gateway,
  booking,
  stay,
}) => {
  const { page } = tab
  const first = await program.reserve({
    orgSlug: 'karoo-stargazers',
    stay: stay('karoo-stargazers', '2028-03-13', 2),
    plot: 'Van bay 1',
  })
  const second = await program.reserve({
    orgSlug: 'karoo-stargazers',
    stay: stay('karoo-stargazers', '2028-03-20', 2),
    plot: 'Van bay 1',
  })
  const login = new LoginPage(tab)
  await login.openAs('camper@demo.test', '/user/profile')
  await expect(tab.heading).toHaveText(t('title'))
  const cards = page.locator('section', { has: page.getByRole('heading', { name: t('cardsTitle'), exact: true }) })
  while ((await cards.getByRole('button').count()) > 0) {
    await cards.getByRole('button').first().click()
    await expect(page.getByRole('status')).toContainText(t('done_card'))
  }

  await tab.open(`/r/${first.id}/confirm`)
  await page.getByLabel(tm('keepCard'), { exact: true }).check()
  await booking.pressConfirm()
  await gateway.pay(/^Declined by the bank/)
  await tab.open(`/r/${first.id}/confirm`)
  await page.getByLabel(tm('keepCard'), { exact: true }).check()
  await booking.pressConfirm()
  await gateway.pay()
  await booking.isConfirmed()

  await tab.open(`/r/${second.id}/confirm`)
  await booking.pressConfirm()
  await gateway.pay(/^Your kept card/)
  await booking.isConfirmed()

  await tab.open('/user/profile#cards')
  await expect(cards.getByRole('listitem')).toHaveText([/Visa •••• 0091/])
  await cards.getByRole('button', { name: t('deleteThisCard', { card: 'Visa •••• 0091' }) }).click()
  await expect(page.getByRole('status')).toContainText(t('done_card'))
  await expect(cards).toContainText(t('noCards'))
})
