import { Migration20261121080000 } from './Migration20261121080000_places_and_calendars_are_known.ts'
import { Migration20261121080100 } from './Migration20261121080100_organisations_and_people_exist.ts'
import { Migration20261121080200 } from './Migration20261121080200_catalogues_say_what_may_be_booked.ts'
import { Migration20261121080300 } from './Migration20261121080300_catalogue_versions_follow_every_change.ts'
import { Migration20261121080400 } from './Migration20261121080400_each_plot_night_is_sold_once.ts'
import { Migration20261121080500 } from './Migration20261121080500_payments_and_messages_are_never_lost.ts'
import { Migration20261121090000 } from './Migration20261121090000_what_people_write_to_the_platform_is_kept.ts'
import { Migration20261121100000 } from './Migration20261121100000_people_sign_in.ts'
import { Migration20261122090100 } from './Migration20261122090100_amendments_of_reservations_are_kept.ts'
import { Migration20261122090200 } from './Migration20261122090200_people_change_how_they_are_reached.ts'
import { Migration20261122090300 } from './Migration20261122090300_guests_and_organisations_review_each_other.ts'
import { Migration20261122090400 } from './Migration20261122090400_every_change_of_settings_is_written_down.ts'
import { Migration20261122090600 } from './Migration20261122090600_the_desk_finds_bookings_and_keeps_its_log.ts'
import { Migration20261122090700 } from './Migration20261122090700_blocks_move_and_run_out.ts'
import { Migration20261122090800 } from './Migration20261122090800_settings_are_changed_by_one_at_a_time.ts'
import { Migration20261122090801 } from './Migration20261122090801_guests_acknowledge_documents.ts'
import { Migration20261122090802 } from './Migration20261122090802_plots_follow_other_calendars.ts'
import { Migration20261122090950 } from './Migration20261122090950_staff_book_for_those_who_phone_or_walk_in.ts'
import { Migration20261122100000 } from './Migration20261122100000_delivery_reports_find_their_message.ts'
import { Migration20261122100100 } from './Migration20261122100100_reports_find_messages_that_nobody_answered_for.ts'
import { Migration20261122101000 } from './Migration20261122101000_guests_are_reminded_of_each_balance_once.ts'
import { Migration20261122102000 } from './Migration20261122102000_relayed_messages_are_counted.ts'
import { Migration20261122102100 } from './Migration20261122102100_messages_of_the_local_mailbox_are_known.ts'
import { Migration20261122103000 } from './Migration20261122103000_each_sms_says_what_it_cost.ts'
import { Migration20261122104000 } from './Migration20261122104000_whatsapp_templates_are_registered.ts'
import { Migration20261122105000 } from './Migration20261122105000_payments_say_what_they_paid_for_and_by_what.ts'
import { Migration20261122105100 } from './Migration20261122105100_guests_keep_cards_and_the_gateway_is_tried.ts'
import { Migration20261122107000 } from './Migration20261122107000_calendars_see_new_notes.ts'
import { Migration20261122108000 } from './Migration20261122108000_helpful_votes_are_counted_once_an_address.ts'
import { Migration20261122110000 } from './Migration20261122110000_disputes_remember_the_refunds_that_they_stopped.ts'
import { Migration20261122110100 } from './Migration20261122110100_money_stays_as_it_moved.ts'
import { Migration20261122111000 } from './Migration20261122111000_sms_that_may_be_taken_are_known.ts'
import { Migration20261122115000 } from './Migration20261122115000_pictures_say_what_they_show.ts'
import { Migration20261122120000 } from './Migration20261122120000_written_messages_wait_in_the_outbox.ts'
import { Migration20261122130000 } from './Migration20261122130000_changes_are_told_in_the_order_in_which_they_commit.ts'
import { Migration20261122211000 } from './Migration20261122211000_versions_follow_reviews.ts'
import { Migration20261123010500 } from './Migration20261123010500_tags_say_where_they_are_shown.ts'
import { Migration20261123020000 } from './Migration20261123020000_campsites_have_a_short_link.ts'
import { Migration20261123020100 } from './Migration20261123020100_platform_staff_act_for_campsites.ts'
import { Migration20261123020200 } from './Migration20261123020200_people_can_be_erased.ts'
import { Migration20261123020300 } from './Migration20261123020300_prospects_are_followed.ts'
import { Migration20261123030000 } from './Migration20261123030000_moves_of_money_are_written_in_the_ledger.ts'
import { Migration20261123030100 } from './Migration20261123030100_bookings_keep_their_amounts_and_fees.ts'
import { Migration20261123040000 } from './Migration20261123040000_campsites_come_aboard_by_themselves.ts'

/** In the order in which they run; the names stand in the database for ever. */
export const migrations = [
  { name: '20261121080000_places_and_calendars_are_known', class: Migration20261121080000 },
  { name: '20261121080100_organisations_and_people_exist', class: Migration20261121080100 },
  { name: '20261121080200_catalogues_say_what_may_be_booked', class: Migration20261121080200 },
  { name: '20261121080300_catalogue_versions_follow_every_change', class: Migration20261121080300 },
  { name: '20261121080400_each_plot_night_is_sold_once', class: Migration20261121080400 },
  { name: '20261121080500_payments_and_messages_are_never_lost', class: Migration20261121080500 },
  { name: '20261121090000_what_people_write_to_the_platform_is_kept', class: Migration20261121090000 },
  { name: '20261121100000_people_sign_in', class: Migration20261121100000 },
  { name: '20261122090100_amendments_of_reservations_are_kept', class: Migration20261122090100 },
  { name: '20261122090200_people_change_how_they_are_reached', class: Migration20261122090200 },
  { name: '20261122090300_guests_and_organisations_review_each_other', class: Migration20261122090300 },
  { name: '20261122090400_every_change_of_settings_is_written_down', class: Migration20261122090400 },
  { name: '20261122090600_the_desk_finds_bookings_and_keeps_its_log', class: Migration20261122090600 },
  { name: '20261122090700_blocks_move_and_run_out', class: Migration20261122090700 },
  { name: '20261122090800_settings_are_changed_by_one_at_a_time', class: Migration20261122090800 },
  { name: '20261122090801_guests_acknowledge_documents', class: Migration20261122090801 },
  { name: '20261122090802_plots_follow_other_calendars', class: Migration20261122090802 },
  { name: '20261122090950_staff_book_for_those_who_phone_or_walk_in', class: Migration20261122090950 },
  { name: '20261122100000_delivery_reports_find_their_message', class: Migration20261122100000 },
  { name: '20261122100100_reports_find_messages_that_nobody_answered_for', class: Migration20261122100100 },
  { name: '20261122101000_guests_are_reminded_of_each_balance_once', class: Migration20261122101000 },
  { name: '20261122102000_relayed_messages_are_counted', class: Migration20261122102000 },
  { name: '20261122102100_messages_of_the_local_mailbox_are_known', class: Migration20261122102100 },
  { name: '20261122103000_each_sms_says_what_it_cost', class: Migration20261122103000 },
  { name: '20261122104000_whatsapp_templates_are_registered', class: Migration20261122104000 },
  {
    name: '20261122105000_payments_say_what_they_paid_for_and_by_what',
    class: Migration20261122105000,
  },
  { name: '20261122107000_calendars_see_new_notes', class: Migration20261122107000 },
  { name: '20261122105100_guests_keep_cards_and_the_gateway_is_tried', class: Migration20261122105100 },
  { name: '20261122108000_helpful_votes_are_counted_once_an_address', class: Migration20261122108000 },
  { name: '20261122111000_sms_that_may_be_taken_are_known', class: Migration20261122111000 },
  { name: '20261122115000_pictures_say_what_they_show', class: Migration20261122115000 },
  { name: '20261122110000_disputes_remember_the_refunds_that_they_stopped', class: Migration20261122110000 },
  { name: '20261122110100_money_stays_as_it_moved', class: Migration20261122110100 },
  { name: '20261122120000_written_messages_wait_in_the_outbox', class: Migration20261122120000 },
  {
    name: '20261122130000_changes_are_told_in_the_order_in_which_they_commit',
    class: Migration20261122130000,
  },
  { name: '20261122211000_versions_follow_reviews', class: Migration20261122211000 },
  { name: '20261123020000_campsites_have_a_short_link', class: Migration20261123020000 },
  { name: '20261123020100_platform_staff_act_for_campsites', class: Migration20261123020100 },
  { name: '20261123020200_people_can_be_erased', class: Migration20261123020200 },
  { name: '20261123020300_prospects_are_followed', class: Migration20261123020300 },
  { name: '20261123040000_campsites_come_aboard_by_themselves', class: Migration20261123040000 },
  {
    name: '20261123030000_moves_of_money_are_written_in_the_ledger',
    class: Migration20261123030000,
  },
  { name: '20261123030100_bookings_keep_their_amounts_and_fees', class: Migration20261123030100 },
  { name: '20261123010500_tags_say_where_they_are_shown', class: Migration20261123010500 },
] as const
