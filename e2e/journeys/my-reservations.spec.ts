import { LoginPage } from '../pages/login-page.ts'
import { expect, test } from '../test.ts'

test('a guest who signs in sees what is booked, what is past, and the next thing to do @nojs', async ({ tab }) => {
  const login = new LoginPage(tab)
  await login.open('/user/reservations')
  await login.logIn('camper@demo.test')

  await expect(tab.page).toHaveURL(/\/user\/reservations$/)
  await expect(tab.heading).toHaveText('My Reservations')
  for (const title of ['Upcoming', 'Past', 'Cancelled']) {
    await expect(tab.page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  }
  const upcoming = tab.page.locator('section').filter({ has: tab.page.getByRole('heading', { level: 2, name: 'Upcoming' }) })
  await expect(upcoming.getByRole('link', { name: /^Cancel:/ }).first()).toBeVisible()
  await upcoming
    .getByRole('link', { name: /^View booking:/ })
    .first()
    .click()
  await expect(tab.page.getByText('Booking Information')).toBeVisible()
})
