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
import { Migration20261124010000 } from './Migration20261124010000_papers_are_numbered_without_gaps.ts'
import { Migration20261124011000 } from './Migration20261124011000_campsites_are_paid_out.ts'
import { Migration20261124020000 } from './Migration20261124020000_documents_to_import_are_uploaded.ts'
import { Migration20261124020100 } from './Migration20261124020100_the_trail_says_from_where.ts'
import { Migration20261124030000 } from './Migration20261124030000_readers_vote_once_by_every_name_that_is_known_of_them.ts'
import { Migration20261124030500 } from './Migration20261124030500_reviews_of_guests_wait_for_the_platform.ts'
import { Migration20261124040000 } from './Migration20261124040000_events_elsewhere_keep_nights.ts'
import { Migration20261124060000 } from './Migration20261124060000_the_site_keeps_secrets_of_its_own.ts'
import { Migration20261125010000 } from './Migration20261125010000_searches_without_results_are_counted.ts'
import { Migration20261125020000 } from './Migration20261125020000_plots_say_elsewhere_what_is_taken.ts'
import { Migration20261125020100 } from './Migration20261125020100_receivers_report_on_our_mail.ts'
import { Migration20261125030000 } from './Migration20261125030000_campsites_hear_of_their_bookings.ts'
import { Migration20261125030100 } from './Migration20261125030100_holds_are_limited_where_they_come_from.ts'
import { Migration20261125050000 } from './Migration20261125050000_amendments_say_whether_the_guest_was_told.ts'
import { Migration20261125050100 } from './Migration20261125050100_the_desk_knows_who_left_owing.ts'
import { Migration20261125060000 } from './Migration20261125060000_a_channel_sells_plots_as_rooms.ts'
import { Migration20261126010000 } from './Migration20261126010000_a_channel_is_told_of_bookings_and_nights.ts'
import { Migration20261126020000 } from './Migration20261126020000_campsites_hear_of_silent_calendars.ts'
import { Migration20261126020100 } from './Migration20261126020100_campsites_say_elsewhere_what_is_taken.ts'
import { Migration20261126030000 } from './Migration20261126030000_invoices_say_whom_they_are_for.ts'
import { Migration20261126050100 } from './Migration20261126050100_messages_carry_short_links.ts'
import { Migration20261126060000 } from './Migration20261126060000_a_payment_typed_wrongly_is_reversed.ts'
import { Migration20261126070000 } from './Migration20261126070000_workers_share_their_turns.ts'
import { Migration20261126080000 } from './Migration20261126080000_signing_in_has_a_second_step.ts'
import { Migration20261127060000 } from './Migration20261127060000_sessions_prove_again.ts'
import { Migration20261127060100 } from './Migration20261127060100_invitations_are_accepted.ts'
import { Migration20261127090000 } from './Migration20261127090000_a_channel_is_refused_once_and_for_all.ts'
import { Migration20261127090100 } from './Migration20261127090100_a_channel_repeats_what_it_asked.ts'
import { Migration20261127220500 } from './Migration20261127220500_guests_and_campsites_write_to_each_other.ts'
import { Migration20261127220800 } from './Migration20261127220800_transfers_that_do_not_come_are_released.ts'
import { Migration20261127221500 } from './Migration20261127221500_bookings_come_into_the_ledger_at_once.ts'
import { Migration20261127223800 } from './Migration20261127223800_a_day_of_the_till_is_closed_once.ts'
import { Migration20261127233000 } from './Migration20261127233000_small_acts_of_the_desk_are_taken_back.ts'
import { Migration20261128040000 } from './Migration20261128040000_a_channel_is_refused_where_nobody_is_known.ts'
import { Migration20261128040100 } from './Migration20261128040100_mails_that_cannot_be_read_are_put_aside.ts'
import { Migration20261128050000 } from './Migration20261128050000_moves_of_bookings_are_found_by_time.ts'
import { Migration20261128070000 } from './Migration20261128070000_large_holds_ask_how_to_reach_whom.ts'
import { Migration20261128070300 } from './Migration20261128070300_guests_answer_by_e_mail.ts'
import { Migration20261128080000 } from './Migration20261128080000_new_accounts_are_announced.ts'
import { Migration20261128100000 } from './Migration20261128100000_cancelled_bookings_may_become_vouchers.ts'
import { Migration20261128100010 } from './Migration20261128100010_vouchers_stand_in_the_ledger.ts'
import { Migration20261128100020 } from './Migration20261128100020_payments_by_voucher_are_found.ts'
import { Migration20261128104500 } from './Migration20261128104500_templates_count_their_own_writes.ts'
import { Migration20261128110000 } from './Migration20261128110000_campsites_keep_what_they_write_again_and_again.ts'
import { Migration20261128140000 } from './Migration20261128140000_campsites_say_what_guests_should_know.ts'
import { Migration20261128161500 } from './Migration20261128161500_vouchers_may_be_extended.ts'
import { Migration20261128173500 } from './Migration20261128173500_settings_count_no_writes.ts'
import { Migration20261128180000 } from './Migration20261128180000_keeping_a_booking_is_planned_once.ts'
import { Migration20261128213100 } from './Migration20261128213100_reports_are_one_by_domain_and_day.ts'
import { Migration20261129010000 } from './Migration20261129010000_people_of_a_campsite_choose_their_news.ts'
import { Migration20261129020000 } from './Migration20261129020000_each_day_has_one_letter.ts'
import { Migration20261129090000 } from './Migration20261129090000_campsites_give_guests_their_account.ts'
import { Migration20261129100000 } from './Migration20261129100000_lines_of_bank_statements_pay_once.ts'
import { Migration20261129103000 } from './Migration20261129103000_campsites_draw_what_lies_around_their_plots.ts'
import { Migration20261129110000 } from './Migration20261129110000_days_of_the_week_may_cost_more.ts'
import { Migration20261129120000 } from './Migration20261129120000_bookings_elsewhere_come_over_once.ts'
import { Migration20261129133000 } from './Migration20261129133000_what_a_bank_took_less_is_said.ts'
import { Migration20261129143000 } from './Migration20261129143000_a_refund_may_be_refused_later.ts'
import { Migration20261129201500 } from './Migration20261129201500_a_paid_payout_may_come_back.ts'
import { Migration20261129221500 } from './Migration20261129221500_disputes_remember_what_was_going_back.ts'
import { Migration20261130014500 } from './Migration20261130014500_names_are_compared_by_index.ts'
import { Migration20261130041500 } from './Migration20261130041500_papers_follow_what_changed.ts'
import { Migration20261130144500 } from './Migration20261130144500_commits_do_not_wait_to_tell_changes.ts'
import { Migration20261130150000 } from './Migration20261130150000_work_is_noted_for_workers.ts'
import { Migration20261201011000 } from './Migration20261201011000_attempts_count_as_long_as_their_limit_says.ts'
import { Migration20261201013000 } from './Migration20261201013000_what_nobody_needs_is_found_by_its_age.ts'
import { Migration20261201042500 } from './Migration20261201042500_refunds_may_be_unclear.ts'
import { Migration20261201044500 } from './Migration20261201044500_money_is_of_the_campsite_of_its_booking.ts'
import { Migration20261201060500 } from './Migration20261201060500_bookings_keep_their_days.ts'

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
  { name: '20261124010000_papers_are_numbered_without_gaps', class: Migration20261124010000 },
  { name: '20261124011000_campsites_are_paid_out', class: Migration20261124011000 },
  {
    name: '20261124030000_readers_vote_once_by_every_name_that_is_known_of_them',
    class: Migration20261124030000,
  },
  { name: '20261124060000_the_site_keeps_secrets_of_its_own', class: Migration20261124060000 },
  {
    name: '20261125050000_amendments_say_whether_the_guest_was_told',
    class: Migration20261125050000,
  },
  { name: '20261125050100_the_desk_knows_who_left_owing', class: Migration20261125050100 },
  { name: '20261124020000_documents_to_import_are_uploaded', class: Migration20261124020000 },
  { name: '20261124040000_events_elsewhere_keep_nights', class: Migration20261124040000 },
  { name: '20261124020100_the_trail_says_from_where', class: Migration20261124020100 },
  { name: '20261124030500_reviews_of_guests_wait_for_the_platform', class: Migration20261124030500 },
  { name: '20261125020000_plots_say_elsewhere_what_is_taken', class: Migration20261125020000 },
  { name: '20261125020100_receivers_report_on_our_mail', class: Migration20261125020100 },
  { name: '20261125030000_campsites_hear_of_their_bookings', class: Migration20261125030000 },
  { name: '20261125030100_holds_are_limited_where_they_come_from', class: Migration20261125030100 },
  { name: '20261125010000_searches_without_results_are_counted', class: Migration20261125010000 },
  { name: '20261125060000_a_channel_sells_plots_as_rooms', class: Migration20261125060000 },
  { name: '20261126020000_campsites_hear_of_silent_calendars', class: Migration20261126020000 },
  { name: '20261126030000_invoices_say_whom_they_are_for', class: Migration20261126030000 },
  { name: '20261126070000_workers_share_their_turns', class: Migration20261126070000 },
  { name: '20261126080000_signing_in_has_a_second_step', class: Migration20261126080000 },
  { name: '20261126020100_campsites_say_elsewhere_what_is_taken', class: Migration20261126020100 },
  { name: '20261126050100_messages_carry_short_links', class: Migration20261126050100 },
  { name: '20261126010000_a_channel_is_told_of_bookings_and_nights', class: Migration20261126010000 },
  { name: '20261126060000_a_payment_typed_wrongly_is_reversed', class: Migration20261126060000 },
  { name: '20261127060000_sessions_prove_again', class: Migration20261127060000 },
  { name: '20261127060100_invitations_are_accepted', class: Migration20261127060100 },
  { name: '20261127090000_a_channel_is_refused_once_and_for_all', class: Migration20261127090000 },
  { name: '20261127090100_a_channel_repeats_what_it_asked', class: Migration20261127090100 },
  { name: '20261127220500_guests_and_campsites_write_to_each_other', class: Migration20261127220500 },
  { name: '20261127221500_bookings_come_into_the_ledger_at_once', class: Migration20261127221500 },
  { name: '20261128040000_a_channel_is_refused_where_nobody_is_known', class: Migration20261128040000 },
  { name: '20261128040100_mails_that_cannot_be_read_are_put_aside', class: Migration20261128040100 },
  { name: '20261128050000_moves_of_bookings_are_found_by_time', class: Migration20261128050000 },
  { name: '20261128070000_large_holds_ask_how_to_reach_whom', class: Migration20261128070000 },
  { name: '20261128080000_new_accounts_are_announced', class: Migration20261128080000 },
  { name: '20261128140000_campsites_say_what_guests_should_know', class: Migration20261128140000 },
  { name: '20261129090000_campsites_give_guests_their_account', class: Migration20261129090000 },
  { name: '20261129010000_people_of_a_campsite_choose_their_news', class: Migration20261129010000 },
  { name: '20261129020000_each_day_has_one_letter', class: Migration20261129020000 },
  { name: '20261129100000_lines_of_bank_statements_pay_once', class: Migration20261129100000 },
  {
    name: '20261129103000_campsites_draw_what_lies_around_their_plots',
    class: Migration20261129103000,
  },
  { name: '20261129110000_days_of_the_week_may_cost_more', class: Migration20261129110000 },
  { name: '20261127220800_transfers_that_do_not_come_are_released', class: Migration20261127220800 },
  { name: '20261127223800_a_day_of_the_till_is_closed_once', class: Migration20261127223800 },
  { name: '20261129120000_bookings_elsewhere_come_over_once', class: Migration20261129120000 },
  { name: '20261127233000_small_acts_of_the_desk_are_taken_back', class: Migration20261127233000 },
  { name: '20261128110000_campsites_keep_what_they_write_again_and_again', class: Migration20261128110000 },
  { name: '20261128100000_cancelled_bookings_may_become_vouchers', class: Migration20261128100000 },
  { name: '20261128100010_vouchers_stand_in_the_ledger', class: Migration20261128100010 },
  { name: '20261128100020_payments_by_voucher_are_found', class: Migration20261128100020 },
  { name: '20261128070300_guests_answer_by_e_mail', class: Migration20261128070300 },
  { name: '20261128161500_vouchers_may_be_extended', class: Migration20261128161500 },
  { name: '20261128104500_templates_count_their_own_writes', class: Migration20261128104500 },
  { name: '20261128180000_keeping_a_booking_is_planned_once', class: Migration20261128180000 },
  { name: '20261128173500_settings_count_no_writes', class: Migration20261128173500 },
  { name: '20261128213100_reports_are_one_by_domain_and_day', class: Migration20261128213100 },
  { name: '20261129133000_what_a_bank_took_less_is_said', class: Migration20261129133000 },
  { name: '20261129143000_a_refund_may_be_refused_later', class: Migration20261129143000 },
  { name: '20261129201500_a_paid_payout_may_come_back', class: Migration20261129201500 },
  { name: '20261129221500_disputes_remember_what_was_going_back', class: Migration20261129221500 },
  { name: '20261130014500_names_are_compared_by_index', class: Migration20261130014500 },
  { name: '20261130041500_papers_follow_what_changed', class: Migration20261130041500 },
  { name: '20261130144500_commits_do_not_wait_to_tell_changes', class: Migration20261130144500 },
  { name: '20261130150000_work_is_noted_for_workers', class: Migration20261130150000 },
  { name: '20261201011000_attempts_count_as_long_as_their_limit_says', class: Migration20261201011000 },
  { name: '20261201013000_what_nobody_needs_is_found_by_its_age', class: Migration20261201013000 },
  { name: '20261201042500_refunds_may_be_unclear', class: Migration20261201042500 },
  { name: '20261201044500_money_is_of_the_campsite_of_its_booking', class: Migration20261201044500 },
  { name: '20261201060500_bookings_keep_their_days', class: Migration20261201060500 },
] as const
