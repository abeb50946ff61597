import { Migration } from '@mikro-orm/migrations'

/**
 * Our WhatsApp templates as Meta and Twilio know them: data, because registering is done at the provider, by
 * people, under names that it accepts. `body_order` lists which variable stands at {{1}}, {{2}} … of the
 * registered text. Expand.
 */
export class Migration20261122104000 extends Migration {
  override up(): void {
    this.addSql(`
      create table whatsapp_template (
        name text not null,
        language text not null check (language in ('en', 'af')),
        meta_name text not null constraint whatsapp_template_meta_name_is_one 
          check (meta_name ~ '^[a-z0-9_]+$' and length(meta_name) <= 512),
        twilio_content_sid text
          constraint whatsapp_template_content_sid_is_one check (twilio_content_sid ~ '^HX[0-9a-f]{32}$'),
        body_order jsonb not null constraint whatsapp_template_body_is_a_list check (jsonb_typeof(body_order) = 'array'),
        url_buttons jsonb not null constraint whatsapp_template_buttons_are_a_list check (jsonb_typeof(url_buttons) = 'array'),
        is_active boolean not null,
        row_version integer not null default 1,
        constraint whatsapp_template_once primary key (name, language)
      )`)
    this.addSql(`
      insert into whatsapp_template (name, language, meta_name, body_order, url_buttons, is_active)
      select name, language, coalesce(meta_name, name), body_order, url_buttons, true
      from (values
        ('booking_cancellation', null, '["1","2","3","4","5","6","7","8","9"]'::jsonb, '[]'::jsonb),
        ('booking_confirmation', null, '["1","2","3","4","5","6","7","8","9"]', '[]'),
        ('booking_pending', null, '["1","2","3","4","5","6","7","8","9"]', '[]'),
        ('booking_request_confirmation', null, '["1","2","3","4","5","6","7","8","9"]',
          '[{"index":0,"variable":"CONFIRM"},{"index":1,"variable":"CANCEL"}]'),
        ('default', 'booking_news', '["1","2","3","4","5","6","9"]', '[]'),
        ('partial_payment_received', null, '["1","2","3","4","5","6","7","8","9"]', '[]'),
        ('payment_reminder_for_partial_payments', null, '["1","2","3","4","5","6","7","8","9"]', '[]'),
        ('verification_code', null, '["1"]', '[{"index":0,"variable":"1"}]')
      ) as template (name, meta_name, body_order, url_buttons), (values ('en'), ('af')) as spoken (language)`)
    this.addSql("create index outbox_message_by_app on outbox_message (created_at desc) where channel = 'app'")
    this.addSql(`
      create index communication_history_by_app_direct on communication_history (sent_at desc)
        where channel = 'app' and outbox_message_id is null`)
  }
}
