CREATE TYPE "public"."message_source" AS ENUM('system', 'class', 'moodle', 'paypal', 'absence', 'selfSchedule', 'classRemark');--> statement-breakpoint
CREATE TYPE "public"."notice_answer" AS ENUM('accepted', 'refused');--> statement-breakpoint
CREATE TABLE "bulk_reads" (
	"tuid" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	"kind" "message_kind",
	"source" "message_source",
	"undone_seq" bigint,
	CONSTRAINT "bulk_reads_tuid_seq_pk" PRIMARY KEY("tuid","seq"),
	CONSTRAINT "bulk_reads_watermark_before" CHECK ("bulk_reads"."up_to" < "bulk_reads"."seq"),
	CONSTRAINT "bulk_reads_undone_later" CHECK ("bulk_reads"."undone_seq" > "bulk_reads"."seq")
);
--> statement-breakpoint
CREATE TABLE "bulletins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulletins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"is_top" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "didi_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "didi_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 3001 CACHE 1),
	"tuid" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"student_name" text NOT NULL,
	"subject_name" text NOT NULL,
	"unit_name" text NOT NULL,
	"dialog" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"is_expired" boolean DEFAULT false NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"point_type" integer,
	"pointed_at" timestamp (3) with time zone,
	"take_ticket" text,
	"taken_clid" bigint,
	CONSTRAINT "didi_requests_point_known" CHECK ("didi_requests"."point_type" in (3, 4)),
	CONSTRAINT "didi_requests_pointed_when" CHECK (("didi_requests"."point_type" is null) = ("didi_requests"."pointed_at" is null)),
	CONSTRAINT "didi_requests_taken_was_grabbed" CHECK ("didi_requests"."taken_clid" is null or "didi_requests"."point_type" = 3),
	CONSTRAINT "didi_requests_end_after_start" CHECK ("didi_requests"."ends_at" > "didi_requests"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"is_sound_on" boolean NOT NULL,
	"volume" integer NOT NULL,
	"is_quiet_in_class" boolean NOT NULL,
	"is_quiet_off_duty" boolean NOT NULL,
	"is_browser_notice_on" boolean NOT NULL,
	"is_keys_on" boolean NOT NULL,
	CONSTRAINT "notice_settings_volume_percent" CHECK ("notice_settings"."volume" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "used_didi_grabs" (
	"nonce" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "source" "message_source" DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "ref_id" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answer" "notice_answer";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answer_reason" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "bulk_seq" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || ' ' || replace(regexp_replace(content, '<[^>]*>', ' ', 'g'), '&amp;', '&'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_reads" ADD CONSTRAINT "bulk_reads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "didi_requests" ADD CONSTRAINT "didi_requests_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "didi_requests_open" ON "didi_requests" USING btree ("tuid","created_at") WHERE point_type is null and not is_expired;--> statement-breakpoint
CREATE INDEX "didi_requests_expiring" ON "didi_requests" USING btree ("expires_at") WHERE point_type is null and not is_expired;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_asked_once_unique" ON "messages" USING btree ("tuid","source","ref_id") WHERE source in ('absence', 'classRemark');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_answer_of_class" CHECK ("messages"."answer" is null or "messages"."source" = 'class');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_answered_is_read" CHECK ("messages"."answer" is null or "messages"."read_at" is not null);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_class_read_is_answered" CHECK ("messages"."source" <> 'class' or "messages"."read_at" is null or "messages"."answer" is not null);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reason_of_refusal" CHECK (("messages"."answer" is not distinct from 'refused') = ("messages"."answer_reason" is not null));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_bulk_is_later" CHECK ("messages"."bulk_seq" > "messages"."seq");