import type { Page } from '@playwright/test'
import { reviews } from '../../web/app/wording/en/reviews.ts'
import { staffReviews } from '../../web/app/wording/en/staff/staff-reviews.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import type { Tab } from '../pages/tab.ts'
import { expect, test } from '../test.ts'

test.describe.configure({ timeout: 120_000 })

test('a guest reviews a stay, the platform publishes it, readers vote and the campsite answers @nojs-long', async ({
  tab,
  database,
}) => {
  const { page } = tab
  const stay = await database.someStayToReview()
  const words = `The owls sang all night long (${tab.hasScripts ? 'with' : 'without'} scripts).`

  await tab.open(`/r/${stay.id}/review`)
  await page.getByRole('button', { name: reviews.send }).click()
  await expect(page.getByRole('alert')).toContainText('Choose from 1 to 5 stars for: Overall')
  await tab.isReady()
  await isForEverybody(tab, 'the form with mistakes')
  for (const aspect of ['facilities', 'location', 'value', 'cleanliness', 'overall'] as const) {
    await page.getByRole('group', { name: reviews[aspect], exact: true }).getByRole('radio', { name: '5 of 5 stars' }).check()
  }
  await page.getByLabel(reviews.text).fill(words)
  await page.getByRole('button', { name: reviews.send }).click()
  await expect(tab.heading).toHaveText(reviews.pendingHeading)
  await expect(page.getByText(words)).toBeVisible()
  await isForEverybody(tab, 'the outcome')

  await tab.open(`/${stay.slug}`)
  await expect(page.getByText(words)).toHaveCount(0)

  await signedIn(tab, 'admin@demo.test', '/admin/reviews?state=pending')
  await isForEverybody(tab, 'the reviews of the platform')
  await card(page, words).getByRole('button', { name: staffReviews.publish }).click()
  await expect(card(page, words)).toHaveCount(0)
  await expect(tab.heading).toHaveText(staffReviews.adminTitle)
  await signedOut(tab)

  // Found by its words, shown to search engines, taken along as a file.
  await signedIn(tab, 'admin@demo.test', '/admin/reviews?q=OWLS&sort=overall')
  await card(page, words).getByRole('button', { name: staffReviews.passToGoogle }).click()
  await expect(card(page, words)).toContainText(staffReviews.onGoogle)
  expect(await (await page.request.get('/admin/reviews.csv?q=OWLS')).text()).toContain(words)
  await signedOut(tab)
  expect((await page.request.get('/admin/reviews.csv')).url()).toContain('/auth/login')

  await tab.open(`/${stay.slug}`)
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(words)
  const review = card(page, words)
  await expect(review).toBeVisible()
  await review.getByRole('button', { name: /^Helpful/ }).click()
  await expect(review).toContainText('1 reader found this helpful')
  await expect(review.getByRole('button')).toHaveCount(0)
  await tab.open(`/${stay.slug}/reviews`)
  await expect(card(page, words)).toContainText('1 reader found this helpful')
  await tab.open(`/${stay.slug}/reviews?withoutCookie=1&again=1`)
  await expect(page.getByText(reviews.notCounted)).toHaveCount(0)
  await tab.open(`/${stay.slug}?withoutCookie=1`)
  await expect(page.getByText(reviews.notCounted)).toBeVisible()

  await signedIn(tab, `owner@${stay.slug}.test`, `/org/org-reviews?org=${stay.slug}&state=unanswered`)
  await isForEverybody(tab, 'the reviews of a campsite')
  const answer = `They sing for everybody. ${words}`
  const unanswered = card(page, words)
  await unanswered.getByText(staffReviews.answer).click()
  await unanswered.getByLabel(staffReviews.yourAnswer).fill(answer)
  await unanswered.getByRole('button', { name: staffReviews.saveAnswer }).click()
  await expect(card(page, words)).toHaveCount(0)
  await expect(tab.heading).toHaveText(staffReviews.title)
  await signedOut(tab)

  await tab.open(`/${stay.slug}`)
  await expect(page.getByText(answer)).toBeVisible()
  await tab.open(`/r/${stay.id}/review`)
  await expect(tab.heading).toHaveText(reviews.publishedHeading)
  await expect(page.getByText(answer)).toBeVisible()
})

test('a campsite reviews its guest, and the platform hides and shows it @nojs-long', async ({ tab, database }) => {
  const { page } = tab
  const stay = await database.someGuestToReview()
  const words = `Swept the stand before they left, ${tab.hasScripts ? 'with' : 'without'} scripts.`

  await signedIn(tab, `owner@${stay.slug}.test`, `/org/org-reviews/guests?org=${stay.slug}`)
  const form = card(page, stay.reference)
  await form.getByText(/^Review /).click()
  await form.getByLabel(staffReviews.comment).fill(words)
  await form.getByRole('button', { name: staffReviews.saveGuest }).click()
  await expect(page.getByRole('alert')).toContainText(staffReviews.problem_ratingMissing)
  await tab.isReady()
  await isForEverybody(tab, 'the reviews of guests, with mistakes')
  await form.getByRole('radio', { name: '5 of 5 stars' }).check()
  await form.getByRole('button', { name: staffReviews.saveGuest }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(card(page, words)).toContainText('5 of 5 stars')
  await signedOut(tab)

  await signedIn(tab, 'admin@demo.test', '/admin/user-reviews')
  await isForEverybody(tab, 'the reviews of all guests')
  await card(page, words).getByText(staffReviews.reject, { exact: true }).first().click()
  await card(page, words).getByLabel(staffReviews.rejectReason).fill('Not about the stay')
  await card(page, words).getByRole('button', { name: staffReviews.reject }).click()
  await expect(card(page, words)).toContainText('Rejected because: Not about the stay')
  await card(page, words).getByRole('button', { name: staffReviews.publish }).click()
  await card(page, words).getByRole('button', { name: staffReviews.hide }).click()
  await expect(card(page, words).getByText(staffReviews.hidden, { exact: true })).toBeVisible()
  await card(page, words).getByRole('button', { name: staffReviews.show }).click()
  await expect(card(page, words).getByRole('button', { name: staffReviews.hide })).toBeVisible()
})

test('a guest reads what was written, and what campsites say', async ({ tab }) => {
  await signedIn(tab, 'camper@demo.test', '/user/reviews')

  await expect(tab.page.getByText(reviews.receivedNote)).toBeVisible()
  await expect(tab.page.getByText(reviews.statePending, { exact: true })).toBeVisible()
  await isForEverybody(tab, 'the reviews of a guest')
})

test('nobody reviews a stay that is not over, or one that nobody knows', async ({ tab, program, stay }) => {
  const { id } = await program.reserve({
    orgSlug: 'karoo-stargazers',
    stay: stay('karoo-stargazers', '2027-09-20', 2),
    plot: 'Van bay 1',
  })
  await tab.open(`/r/${id}/review`)
  await expect(tab.heading).toHaveText(reviews.earlyHeading)
  await expect(tab.page.getByRole('button', { name: reviews.send })).toHaveCount(0)

  await tab.open('/r/nobody-knows-this-one/review')
  await expect(tab.heading).toHaveText('Page not found')
})

function card(page: Page, words: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: words })
}

async function signedIn(tab: Tab, username: string, address: string): Promise<void> {
  const login = new LoginPage(tab)
  await login.openAs(username, address)
  await tab.page.waitForURL((url) => url.pathname + url.search === address)
  await tab.isReady()
}

async function signedOut(tab: Tab): Promise<void> {
  await tab.page.context().clearCookies({ name: /session-token/ })
}
