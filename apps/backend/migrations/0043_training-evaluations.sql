CREATE TYPE "public"."training_lesson_type" AS ENUM('QA', 'Test');--> statement-breakpoint
ALTER TYPE "public"."growth_cause" ADD VALUE 'lessonPassed' BEFORE 'profileCompleted';--> statement-breakpoint
ALTER TYPE "public"."growth_task_rule" ADD VALUE 'lessonPassed' BEFORE 'profileCompleted';--> statement-breakpoint
CREATE TABLE "training_announcement_reads" (
	"tuid" bigint NOT NULL,
	"announcement_id" bigint NOT NULL,
	"content_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_announcement_reads_tuid_announcement_id_pk" PRIMARY KEY("tuid","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "training_announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 70001 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "training_evaluations" (
	"appointment_id" bigint PRIMARY KEY NOT NULL,
	"clarity" smallint NOT NULL,
	"usefulness" smallint NOT NULL,
	"pace" smallint NOT NULL,
	"remark" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_evaluations_rated" CHECK ("training_evaluations"."clarity" between 1 and 5 and "training_evaluations"."usefulness" between 1 and 5 and "training_evaluations"."pace" between 1 and 5),
	CONSTRAINT "training_evaluations_remark_length" CHECK (char_length("training_evaluations"."remark") <= 500)
);
--> statement-breakpoint
ALTER TABLE "training_appointments" ADD COLUMN "type" "training_lesson_type";--> statement-breakpoint
ALTER TABLE "training_appointments" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_appointments" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Lessons from before there were two kinds: each is of the trainers of its time.
UPDATE "training_appointments" SET
	"type" = CASE WHEN extract(hour FROM "starts_at" AT TIME ZONE 'Asia/Shanghai') < 12 THEN 'QA' ELSE 'Test' END::"training_lesson_type",
	"revision" = CASE WHEN "cancelled_at" IS NULL THEN 0 ELSE 1 END,
	"changed_at" = coalesce("cancelled_at", "booked_at");--> statement-breakpoint
ALTER TABLE "training_appointments" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_appointments" ALTER COLUMN "changed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_appointments" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "training_appointments" ADD COLUMN "result_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "training_appointments" ADD COLUMN "trainer" text;--> statement-breakpoint
ALTER TABLE "training_appointments" ADD COLUMN "trainer_remark" text;--> statement-breakpoint
ALTER TABLE "training_appointments" ADD COLUMN "is_passed" boolean;--> statement-breakpoint
ALTER TABLE "training_announcement_reads" ADD CONSTRAINT "training_announcement_reads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_announcement_reads" ADD CONSTRAINT "training_announcement_reads_announcement_id_training_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."training_announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_evaluations" ADD CONSTRAINT "training_evaluations_appointment_id_training_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."training_appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_announcement_reads_announcement" ON "training_announcement_reads" USING btree ("announcement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_announcements_slug_unique" ON "training_announcements" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "training_announcements_published_at" ON "training_announcements" USING btree ("published_at");--> statement-breakpoint
ALTER TABLE "training_appointments" ADD CONSTRAINT "training_appointments_result_whole" CHECK (("training_appointments"."result_at" is null) = ("training_appointments"."trainer" is null) and ("training_appointments"."result_at" is null) = ("training_appointments"."trainer_remark" is null));--> statement-breakpoint
ALTER TABLE "training_appointments" ADD CONSTRAINT "training_appointments_practice_passed_or_not" CHECK (("training_appointments"."is_passed" is not null) = ("training_appointments"."result_at" is not null and "training_appointments"."type" = 'Test'));--> statement-breakpoint
-- No two training lessons of a tutor share a moment. The tutor is a range of one, so that no extension is needed.
ALTER TABLE "training_appointments" ADD CONSTRAINT "training_appointments_no_overlap" EXCLUDE USING gist (
	int8range("tuid", "tuid", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("cancelled_at" IS NULL);
