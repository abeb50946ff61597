import { LoginPage } from '../pages/login-page.ts'
import type { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const reserve = words('reserve')

test('from nothing: a site, twelve stands on the map, a rule, a term and a document, and a guest who meets them all', {
  tag: '@nojs-long',
}, async ({ tab, page, campsite, reserving, database, stay }) => {
  test.slow()
  const slug = tab.hasScripts ? 'nuwe-kamp' : 'nuwe-kamp-stil'
  await database.organisationFromNothing(slug, 'Nuwe Kamp')
  const settings = (to: string) => tab.open(`/org/org-organisation/${to}?org=${slug}`)
  const save = (name = 'Save') => page.getByRole('button', { name, exact: true }).click()
  const row = (name: string | RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

  await new LoginPage(tab).openAs(`owner@${slug}.test`, `/org/org-organisation/sites?org=${slug}`)
  await expect(page.getByText('No sites')).toBeVisible()

  await settings('sites/new')
  await save()
  await expect(page.getByRole('alert').filter({ hasText: 'Name: fill this in' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Riverside')
  await page.getByLabel('Public holiday, Check-in').fill('12:30')
  await save()
  await expect(row('Riverside')).toContainText('Camping')

  await settings('plots/new')
  await page.getByLabel('How many').fill('12')
  await page.getByLabel('Rate in rand').fill('240')
  await save('Add plots')
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  await expect(row('Stand 12')).toContainText('R240.00 per plot')

  await settings('map')
  await page.getByRole('button', { name: 'Put the other 12 plots in rows below' }).click()
  const first = page.getByRole('button', { name: /^Stand 1:/ })
  await expect(first).toHaveAccessibleName('Stand 1: 40 from the left, 40 from the top, 36 wide, 24 high')
  if (tab.hasScripts) {
    await first.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await save()
    await expect(first).toHaveAccessibleName('Stand 1: 44 from the left, 40 from the top, 36 wide, 28 high')
  }

  await settings('payment-rules')
  await expect(page.getByText('No payment rules')).toBeVisible()
  await settings('payment-rules/new')
  await page.getByLabel('Name', { exact: true }).fill('Thirty now')
  await page.getByLabel('Deposit', { exact: true }).fill('30')
  if (tab.hasScripts) await expect(page.getByText(/^30% deposit \(R720\.00\) required, balance R1680\.00 due /)).toBeVisible()
  await page.getByLabel('Stand 3', { exact: true }).check()
  await save()
  await expect(row('Thirty now')).toContainText('30% deposit (R720.00) required')

  await settings('special-terms')
  await expect(page.getByText('No special terms')).toBeVisible()
  await settings('special-terms/new')
  await page.getByLabel('Name', { exact: true }).fill('No generators')
  await writeTerm(tab)
  await save()
  await expect(row('No generators')).toContainText('Riverside')

  await settings('documents/new')
  await page.getByLabel('Title', { exact: true }).fill('Indemnity')
  await page.getByLabel('Text', { exact: true }).fill('You camp at your own risk.')
  await save()
  await expect(row('Indemnity')).toContainText('1')

  await campsite.open(slug, stay('nuwe-kamp', '2027-05-03', 2))
  await expect(campsite.choices).toHaveCount(12)
  await campsite.select('Stand 3')
  await campsite.reserve()
  await reserving.giveDetails()
  await reserving.isOn('stepTerms')
  await expect(page.getByRole('listitem').filter({ hasText: 'diesel' })).toBeVisible()
  await page.getByLabel(reserve('acceptGeneral')).check()
  await reserving.goOn()
  await expect(reserving.problems).toContainText('Accept “No generators” to continue')
  await expect(reserving.problems).toContainText('Read and acknowledge “Indemnity” to continue')
  await page.getByLabel(reserve('acknowledgeDocument', { name: 'Indemnity' })).check()
  await reserving.acceptTerms(['No generators'])
  await reserving.submit()
  await expect(page).toHaveURL(/reserve-ok/)
  expect(await database.agreementsOf(tab.reservationId)).toEqual(['term No generators', 'document Indemnity 1'])

  await settings('plots')
  await row('Stand 3').getByRole('link', { name: 'Delete' }).click()
  await expect(page.getByText('Are you sure you want to delete this plot (Stand 3)?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This plot has been used (bookings: 1, blocks: 0)' })).toBeVisible()
  await settings('payment-rules')
  await row('Thirty now').getByRole('link', { name: 'Delete' }).click()
  await expect(page.getByText('Are you sure you want to delete this payment rule (Thirty now)?')).toBeVisible()
})

/** In the editor, as people type; without scripts its field takes the same marks. */
async function writeTerm({ page, hasScripts }: Tab): Promise<void> {
  if (!hasScripts) return page.getByLabel('Text', { exact: true }).fill('Please leave them at home.\n\n- petrol\n- diesel')
  await page.locator('[contenteditable=true]').click()
  for (const line of ['Please leave them at home.', '- petrol', 'diesel']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
}
