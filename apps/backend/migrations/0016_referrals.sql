CREATE TYPE "public"."referral_step" AS ENUM('applied', 'interview', 'training', 'hired', 'firstClass');--> statement-breakpoint
CREATE TABLE "referral_events" (
	"referral_id" bigint NOT NULL,
	"step" "referral_step" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_events_referral_id_step_pk" PRIMARY KEY("referral_id","step")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 60001 CACHE 1),
	"tuid" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" integer NOT NULL,
	"step" "referral_step" DEFAULT 'applied' NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"key" text,
	"at" timestamp (3) with time zone NOT NULL,
	"step_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referrals_source_known" CHECK ("referrals"."source" = 12),
	CONSTRAINT "referrals_note_length" CHECK (char_length("referrals"."note") <= 200)
);
--> statement-breakpoint
ALTER TABLE "referral_events" ADD CONSTRAINT "referral_events_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_tuid_at" ON "referrals" USING btree ("tuid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_email_unique" ON "referrals" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_key_unique" ON "referrals" USING btree ("tuid","key");