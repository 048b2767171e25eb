CREATE TABLE "call_people" (
	"call_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"state" text NOT NULL,
	"peer_id" uuid,
	"heard_at" timestamp (3) with time zone,
	"is_heard" boolean DEFAULT true NOT NULL,
	"session_id" bigint,
	"client_id" uuid,
	"signal_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "call_people_call_id_person_id_pk" PRIMARY KEY("call_id","person_id"),
	CONSTRAINT "call_people_joined_on_a_page" CHECK (num_nonnulls("call_people"."peer_id", "call_people"."heard_at") = case when "call_people"."state" = 'joined' then 2 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "call_signals" (
	"call_id" bigint NOT NULL,
	"to_person" bigint NOT NULL,
	"seq" integer NOT NULL,
	"to_peer" uuid NOT NULL,
	"from_person" bigint NOT NULL,
	"from_peer" uuid NOT NULL,
	"number" integer NOT NULL,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "call_signals_call_id_to_person_seq_pk" PRIMARY KEY("call_id","to_person","seq"),
	CONSTRAINT "call_signals_length" CHECK (length("call_signals"."body") <= 32000)
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"conversation_id" bigint NOT NULL,
	"caller_id" bigint NOT NULL,
	"call_type" integer NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"rings_until" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_action" integer,
	"line_busy" integer,
	"seconds" integer,
	"end_seq" integer,
	CONSTRAINT "calls_type_known" CHECK ("calls"."call_type" in (1, 2)),
	CONSTRAINT "calls_state" CHECK (case "calls"."state"
        when 'ringing' then num_nonnulls("calls"."answered_at", "calls"."ended_at", "calls"."end_action", "calls"."line_busy", "calls"."seconds", "calls"."end_seq") = 0
        when 'active' then "calls"."answered_at" is not null
          and num_nonnulls("calls"."ended_at", "calls"."end_action", "calls"."line_busy", "calls"."seconds", "calls"."end_seq") = 0
        when 'ended' then num_nulls("calls"."ended_at", "calls"."end_action", "calls"."end_seq") = 0
          and "calls"."end_action" between 3 and 7
          and ("calls"."end_action" = 5) = ("calls"."answered_at" is not null)
          and ("calls"."end_action" = 5) = ("calls"."seconds" is not null)
          and ("calls"."end_action" = 6) = ("calls"."line_busy" is not null)
        else false end)
);
--> statement-breakpoint
ALTER TABLE "chat_people" ADD COLUMN "is_do_not_disturb" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_people" ADD CONSTRAINT "call_people_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_people" ADD CONSTRAINT "call_people_person_id_chat_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_id_chat_people_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."chat_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_end_entry" FOREIGN KEY ("conversation_id","end_seq") REFERENCES "public"."chat_entries"("conversation_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_people_joined_once" ON "call_people" USING btree ("person_id") WHERE state = 'joined';--> statement-breakpoint
CREATE UNIQUE INDEX "call_people_client_id_unique" ON "call_people" USING btree ("person_id","client_id");--> statement-breakpoint
CREATE INDEX "call_people_invited" ON "call_people" USING btree ("person_id") WHERE state = 'invited';--> statement-breakpoint
CREATE INDEX "call_people_session" ON "call_people" USING btree ("session_id") WHERE state = 'joined';--> statement-breakpoint
CREATE UNIQUE INDEX "call_signals_number_unique" ON "call_signals" USING btree ("call_id","from_peer","number");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_live_unique" ON "calls" USING btree ("conversation_id") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "calls_caller_started_at" ON "calls" USING btree ("caller_id","started_at");--> statement-breakpoint
CREATE FUNCTION "call_has_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'call % has ended', OLD."id"
		USING ERRCODE = 'check_violation', CONSTRAINT = 'calls_end_once';
END $$;--> statement-breakpoint
CREATE TRIGGER "calls_end_once"
	BEFORE UPDATE ON "calls"
	FOR EACH ROW WHEN (OLD."state" = 'ended') EXECUTE FUNCTION "call_has_ended"();
