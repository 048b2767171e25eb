CREATE TABLE "schedule_changes" (
	"submission_id" bigint NOT NULL,
	"tuid" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"unit" text NOT NULL,
	"time_zone" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedule_changes_submission_id_unit_starts_at_pk" PRIMARY KEY("submission_id","unit","starts_at"),
	CONSTRAINT "schedule_changes_in_next_week" CHECK (("schedule_changes"."starts_at" at time zone "schedule_changes"."time_zone")::date - ("schedule_changes"."at" at time zone "schedule_changes"."time_zone")::date between 7 and 13)
);--> statement-breakpoint
CREATE TABLE "schedule_limits" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"allowance" integer DEFAULT 40 NOT NULL,
	"remaining" integer DEFAULT 40 NOT NULL,
	"limit_reason" text,
	CONSTRAINT "schedule_limits_allowance_not_negative" CHECK ("schedule_limits"."allowance" >= 0),
	CONSTRAINT "schedule_limits_remaining_not_negative" CHECK ("schedule_limits"."remaining" >= 0)
);--> statement-breakpoint
CREATE TABLE "schedule_slots" (
	"tuid" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"status" "class_status" NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"busy_time_id" bigint,
	CONSTRAINT "schedule_slots_tuid_starts_at_pk" PRIMARY KEY("tuid","starts_at"),
	CONSTRAINT "schedule_slots_on_grid" CHECK (mod(extract(epoch from "schedule_slots"."starts_at"), 1800) = 0),
	CONSTRAINT "schedule_slots_open_or_closed" CHECK ("schedule_slots"."status" in ('Waited', 'Canceled'))
);--> statement-breakpoint
CREATE TABLE "schedule_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"key" text NOT NULL,
	"request" jsonb NOT NULL,
	"message" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
-- What was stored half hour by half hour is open time that stands alone from now on.
INSERT INTO "schedule_slots" ("tuid", "starts_at", "status", "is_disabled")
SELECT DISTINCT ON ("tuid", "starts_at") "tuid", "starts_at", CASE "status" WHEN 'Canceled' THEN "status" ELSE 'Waited' END, "is_disabled"
FROM "busy_times" WHERE mod(extract(epoch from "starts_at"), 1800) = 0 ORDER BY "tuid", "starts_at", "id";--> statement-breakpoint
DELETE FROM "busy_times";--> statement-breakpoint
INSERT INTO "schedule_limits" ("tuid") SELECT "tuid" FROM "tutors";--> statement-breakpoint
-- Of classes at the same time one stays.
UPDATE "classes" SET "status" = 'Canceled' WHERE "clid" IN (
	SELECT "clid" FROM (
		SELECT "clid", row_number() OVER (PARTITION BY "tuid", "starts_at" ORDER BY "clid") AS "nth" FROM "classes" WHERE "status" <> 'Canceled'
	) AS "same_slot" WHERE "nth" > 1
);--> statement-breakpoint
ALTER TABLE "busy_times" DROP COLUMN "is_disabled";--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_id_status_unique" UNIQUE("id","status");--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_status_on_or_off" CHECK ("busy_times"."status" in ('Waited', 'Canceled'));--> statement-breakpoint
CREATE UNIQUE INDEX "busy_times_tuid_group_flag_unique" ON "busy_times" USING btree ("tuid","group_flag");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_slot_unique" ON "classes" USING btree ("tuid","starts_at") WHERE status <> 'Canceled';--> statement-breakpoint
ALTER TABLE "schedule_slots" ADD CONSTRAINT "schedule_slots_busy_time_status" FOREIGN KEY ("busy_time_id","status") REFERENCES "public"."busy_times"("id","status") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_submission_id_schedule_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."schedule_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_limits" ADD CONSTRAINT "schedule_limits_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_slots" ADD CONSTRAINT "schedule_slots_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_submissions" ADD CONSTRAINT "schedule_submissions_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_changes_tuid_starts_at" ON "schedule_changes" USING btree ("tuid","starts_at");--> statement-breakpoint
CREATE INDEX "schedule_slots_busy_time" ON "schedule_slots" USING btree ("busy_time_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_submissions_tuid_key_unique" ON "schedule_submissions" USING btree ("tuid","key");
