ALTER TABLE "chat_conversations" DROP CONSTRAINT "chat_conversations_kind";--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "group_number" text;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "joining" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Groups that exist get a number of eleven random digits and their check digit (`group-number.ts`).
DO $$
DECLARE
  conversation bigint;
  digits text;
  total integer;
  weighed integer;
BEGIN
  FOR conversation IN SELECT "id" FROM "chat_conversations" WHERE "kind" = 'group' LOOP
    digits := lpad((('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 100000000000)::text, 11, '0');
    total := 0;
    FOR place IN 1..11 LOOP
      weighed := substr(digits, place, 1)::integer * (1 + place % 2);
      total := total + CASE WHEN weighed > 9 THEN weighed - 9 ELSE weighed END;
    END LOOP;
    UPDATE "chat_conversations" SET "group_number" = digits || (10 - total % 10) % 10 WHERE "id" = conversation;
  END LOOP;
END $$;--> statement-breakpoint
-- Whoever was removed before, and did not come back, stays out.
UPDATE "chat_members" SET "removed_at" = "left_at" WHERE "left_at" IS NOT NULL AND (
  SELECT "body"->>'action' FROM "chat_entries"
  WHERE "chat_entries"."conversation_id" = "chat_members"."conversation_id" AND "kind" = 'people'
    AND "body"->>'action' IN ('left', 'removed')
    AND "body"->'people' @> jsonb_build_array(jsonb_build_object('id', "chat_members"."person_id"))
  ORDER BY "seq" DESC LIMIT 1
) = 'removed';--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_group_number_unique" ON "chat_conversations" USING btree ("group_number");--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_kind" CHECK (case "chat_conversations"."kind"
        when 'single' then "chat_conversations"."low_person_id" < "chat_conversations"."high_person_id" and num_nonnulls("chat_conversations"."client_id", "chat_conversations"."group_number") = 0
        when 'group' then num_nonnulls("chat_conversations"."low_person_id", "chat_conversations"."high_person_id") = 0 and "chat_conversations"."client_id" is not null
          and "chat_conversations"."group_number" is not null and "chat_conversations"."name" <> '' and octet_length("chat_conversations"."name") <= 30
        else false end is true);--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_removed_is_out" CHECK ("chat_members"."removed_at" is null or "chat_members"."left_at" is not null);