import { contractHolidays, holidayCalendarsContract } from './holiday-calendars.contract.ts'
import { InMemoryHolidayCalendars } from './in-memory-holiday-calendars.ts'

holidayCalendarsContract('in memory', async () => new InMemoryHolidayCalendars(contractHolidays))
