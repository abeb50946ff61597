import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the product, by address. */
export default [
  index('routes/public/home/route.tsx'),
  route('calendar-days', 'routes/public/calendar-days/route.ts'),
  route('faq', 'routes/public/content/faq/route.tsx'),
  route('contact', 'routes/public/content/contact/route.tsx'),
  route('about', 'routes/public/content/about/route.tsx'),
  route('book-demo', 'routes/public/content/book-demo/route.tsx'),
  route('accessibility', 'routes/public/content/accessibility/route.tsx'),
  route('privacy', 'routes/public/content/privacy/route.tsx'),
  route('policies', 'routes/public/content/policies/route.tsx'),
  route('terms', 'routes/public/content/terms/route.tsx'),
  route(':orgSlug/reserve', 'routes/public/reserve/route.tsx'),
  route(':orgSlug/reserve-ok', 'routes/public/reserve-ok/route.tsx'),
  route(':orgSlug/reservation/:reservationId', 'routes/public/reservation/route.tsx'),
  route('r/:reservationId', 'routes/public/reservation-link/route.ts'),
  route('r/:reservationId/confirm', 'routes/public/confirm/route.tsx'),
  route('r/:reservationId/confirm-ok', 'routes/public/confirm-ok/route.tsx'),
  route('r/:reservationId/confirm-denied', 'routes/public/confirm-denied/route.tsx'),
  route('r/:reservationId/change', 'routes/public/change/route.tsx'),
  route('r/:reservationId/cancel', 'routes/public/cancel/route.tsx'),
  route('r/:reservationId/cancel-ok', 'routes/public/cancel-ok/route.tsx'),
  route('r/:reservationId/cancel-denied', 'routes/public/cancel-denied/route.tsx'),
  route('r/:reservationId/review', 'routes/public/review/route.tsx'),

  route('r/:reservationId/invoice', 'routes/public/invoice/route.tsx'),
  route('r/:reservationId/calendar.ics', 'routes/public/calendar-entry/route.ts'),
  route('r/:reservationId/message', 'routes/public/write-to-campsite/route.tsx'),

  route('auth/login', 'routes/auth/login/route.tsx'),
  route('auth/forgot', 'routes/auth/forgot/route.tsx'),
  route('auth/reset', 'routes/auth/reset/route.tsx'),
  route('auth/verify', 'routes/auth/verify/route.tsx'),
  layout('routes/areas/route.tsx', [
    route('user/reservations', 'routes/user/reservations/route.tsx'),
    route('user/profile', 'routes/user/profile/route.tsx'),
    route('user/reviews', 'routes/user/reviews/route.tsx'),
    route('user/*', 'routes/public/not-found/route.tsx', { id: 'no-page-of-user' }),
    route('org/org-choose', 'routes/organisation/choose/route.tsx'),
    // The settings of an organisation, `?org={slug}`: pages inside their frame.
    layout('routes/organisation/settings-frame/route.tsx', { id: 'organisation-settings' }, [
      route('org/org-organisation', 'routes/organisation/overview/route.tsx'),
      route('org/org-reviews', 'routes/organisation/reviews/route.tsx'),
      route('org/org-reviews/guests', 'routes/organisation/reviews/guests/route.tsx'),
      ...prefix('org/org-organisation/seasons', [
        index('routes/organisation/seasons/list/route.tsx'),
        route('new', 'routes/organisation/seasons/season/route.tsx', { id: 'new-season' }),
        route('copy', 'routes/organisation/seasons/copy/route.tsx'),
        route(':seasonId', 'routes/organisation/seasons/season/route.tsx'),
        route(':seasonId/delete', 'routes/organisation/seasons/delete/route.tsx'),
      ]),
      ...prefix('org/org-organisation/rates', [
        index('routes/organisation/rates/grid/route.tsx'),
        route('bulk', 'routes/organisation/rates/bulk/route.tsx'),
        route('tiers/:plotId', 'routes/organisation/rates/tiers/route.tsx'),
      ]),
    ]),
    // The work of an organisation, `/org/{slug}/…`: pages under the slim bar.
    layout('routes/organisation/work-frame/route.tsx', { id: 'organisation-work' }, [
      route('org/:orgSlug/calendar', 'routes/organisation/calendar/route.tsx', { id: 'calendar' }, [
        index('routes/organisation/calendar/panel/route.tsx'),
      ]),
      route('org/:orgSlug/calendar/version', 'routes/organisation/calendar/version/route.ts'),
      route('org/:orgSlug/today', 'routes/organisation/today/route.tsx'),
      route('org/:orgSlug/bookings', 'routes/organisation/bookings/list/route.tsx'),
      route('org/:orgSlug/bookings.csv', 'routes/organisation/bookings/file/route.ts'),
      route('org/:orgSlug/bookings/:reservationId', 'routes/organisation/bookings/booking/route.tsx'),
      route('org/:orgSlug/bookings/:reservationId/:act', 'routes/organisation/bookings/act/route.tsx'),
      route('org/:orgSlug/calendar', 'routes/organisation/calendar/route.tsx', { id: 'calendar' }, [
        index('routes/organisation/calendar/panel/route.tsx'),
      ]),
      route('org/:orgSlug/calendar/version', 'routes/organisation/calendar/version/route.ts'),
      route('org/:orgSlug/*', 'routes/public/not-found/route.tsx', { id: 'no-page-of-work' }),
    ]),
    route('org/*', 'routes/public/not-found/route.tsx', { id: 'no-page-of-org' }),
    route('admin/reviews', 'routes/admin/reviews/route.tsx'),
    route('admin/user-reviews', 'routes/admin/user-reviews/route.tsx'),
    route('admin/*', 'routes/public/not-found/route.tsx', { id: 'no-page-of-admin' }),
  ]),

  route(':orgSlug', 'routes/public/campsite/route.tsx'),
  route(':orgSlug/map', 'routes/public/map/route.tsx'),
  route(':orgSlug/reviews', 'routes/public/campsite-reviews/route.ts'),

  route('*', 'routes/public/not-found/route.tsx'),
] satisfies RouteConfig
