import { expect, test } from '../test.ts'

test('what could not be kept without a page of its own is said by a toast', async ({ tab, complaints }) => {
  const { page } = tab
  await tab.open('/faq')
  await page.route('**/theme', (route) => route.fulfill({ status: 503, body: '' }))

  await page.getByRole('button', { name: 'Dark theme' }).click()

  const toast = page.getByRole('alert').filter({ hasText: 'We couldn’t save that. Check your connection.' })
  await expect(toast).toBeVisible()
  await expect(page.locator('html'), 'the page stays').toHaveAttribute('data-theme', 'dark')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
  complaints.length = 0
})
