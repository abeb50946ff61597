export interface CalendarStay {
  readonly title: string
  readonly details: string
  readonly location: string
  /** `YYYY-MM-DD`; the departure day is not part of an all-day entry. */
  readonly arrivalDate: string
  readonly departureDate: string
}

/**
 * Opens Google's calendar with the stay filled in. No link to the reservation goes along: calendars are
 * shared, and it can cancel.
 */
export function calendarLink({ title, details, location, arrivalDate, departureDate }: CalendarStay): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    details,
    location,
    dates: `${arrivalDate.replaceAll('-', '')}/${departureDate.replaceAll('-', '')}`,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
