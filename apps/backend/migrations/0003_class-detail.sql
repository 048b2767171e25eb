CREATE TYPE "public"."lesson_kind" AS ENUM('normal', 'vip', 'trial', 'small', 'test');--> statement-breakpoint
CREATE TYPE "public"."remark_kind" AS ENUM('normal', 'vip', 'knowledge', 'trial');--> statement-breakpoint
CREATE TABLE "ai_reports" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"ready_at" timestamp (3) with time zone NOT NULL,
	"tutor_talk_percent" smallint NOT NULL,
	"words_per_minute" smallint NOT NULL,
	"questions" smallint NOT NULL,
	"corrections" smallint NOT NULL,
	"praises" smallint NOT NULL,
	"highlights" text[] NOT NULL,
	"suggestions" text[] NOT NULL,
	CONSTRAINT "ai_reports_talk_percent" CHECK ("ai_reports"."tutor_talk_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "class_cancellations" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"reason" smallint NOT NULL,
	"note" text,
	"fee_percent" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "class_cancellations_reason_known" CHECK ("class_cancellations"."reason" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "class_materials" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"csid" bigint GENERATED ALWAYS AS IDENTITY (sequence name "class_materials_csid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 900001 CACHE 1),
	"unit_id" integer NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_students" (
	"clid" bigint NOT NULL,
	"stu_uid" bigint NOT NULL,
	CONSTRAINT "class_students_clid_stu_uid_pk" PRIMARY KEY("clid","stu_uid")
);
--> statement-breakpoint
CREATE TABLE "course_evaluations" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"stars" smallint NOT NULL,
	"labels" text[] NOT NULL,
	"comment" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_evaluations_stars_known" CHECK ("course_evaluations"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "lesson_scores" (
	"clid" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"part" text NOT NULL,
	"score" smallint NOT NULL,
	"full" smallint NOT NULL,
	CONSTRAINT "lesson_scores_clid_sort_pk" PRIMARY KEY("clid","sort"),
	CONSTRAINT "lesson_scores_in_range" CHECK ("lesson_scores"."score" between 0 and "lesson_scores"."full")
);
--> statement-breakpoint
CREATE TABLE "student_units" (
	"usid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_units_usid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 800001 CACHE 1),
	"stu_uid" bigint NOT NULL,
	"unit_id" integer NOT NULL,
	"taught_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_reads" (
	"tuid" bigint NOT NULL,
	"sid" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_reads_tuid_sid_pk" PRIMARY KEY("tuid","sid")
);
--> statement-breakpoint
CREATE TABLE "trial_notices" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_units" (
	"unit_id" integer PRIMARY KEY NOT NULL,
	"sid" integer NOT NULL,
	"sort" integer NOT NULL,
	"title" text NOT NULL,
	"is_remark" boolean NOT NULL,
	"class_type" integer DEFAULT 0 NOT NULL,
	"objectives" text[] NOT NULL,
	"words" text[] NOT NULL,
	"patterns" text[] NOT NULL,
	"knowledge_points" text[] NOT NULL,
	CONSTRAINT "course_units_sort_positive" CHECK ("course_units"."sort" > 0),
	CONSTRAINT "course_units_class_type_not_negative" CHECK ("course_units"."class_type" >= 0)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"sid" integer PRIMARY KEY NOT NULL,
	"cat_id" integer NOT NULL,
	"name" text NOT NULL,
	"training_title" text NOT NULL,
	"training_content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"stu_uid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "students_stu_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50001 CACHE 1),
	"name" text NOT NULL,
	"birthday" date NOT NULL,
	"country" text NOT NULL,
	"level" text NOT NULL,
	"ucid" integer NOT NULL,
	"learning_since" date NOT NULL,
	"goal" text NOT NULL,
	"interests" text[] NOT NULL,
	"requests" text[] NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "remark_delays" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remark_points" (
	"remark_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"point" text NOT NULL,
	"mastery" smallint NOT NULL,
	CONSTRAINT "remark_points_remark_id_sort_pk" PRIMARY KEY("remark_id","sort"),
	CONSTRAINT "remark_points_mastery_known" CHECK ("remark_points"."mastery" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "remark_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remark_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remark_templates_length" CHECK (char_length(name) between 1 and 60 and char_length(body) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "remarks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 400001 CACHE 1),
	"clid" bigint NOT NULL,
	"tuid" bigint NOT NULL,
	"kind" "remark_kind" NOT NULL,
	"content" text NOT NULL,
	"homework" text,
	"strengths" text,
	"improvements" text,
	"next_step" text,
	"level" text,
	"pronunciation" smallint,
	"vocabulary" smallint,
	"grammar" smallint,
	"fluency" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "remarks_version_positive" CHECK ("remarks"."version" > 0),
	CONSTRAINT "remarks_length" CHECK (char_length(content) between 1 and 1000 and greatest(char_length(homework), char_length(strengths), char_length(improvements), char_length(next_step)) <= 500),
	CONSTRAINT "remarks_vip_whole" CHECK (("remarks"."kind" = 'vip') = ("remarks"."strengths" is not null and "remarks"."improvements" is not null and "remarks"."next_step" is not null)),
	CONSTRAINT "remarks_trial_whole" CHECK (("remarks"."kind" = 'trial') = ("remarks"."level" is not null and "remarks"."pronunciation" is not null and "remarks"."vocabulary" is not null and "remarks"."grammar" is not null and "remarks"."fluency" is not null)),
	CONSTRAINT "remarks_ratings_known" CHECK ("remarks"."pronunciation" between 1 and 5 and "remarks"."vocabulary" between 1 and 5 and "remarks"."grammar" between 1 and 5 and "remarks"."fluency" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "lesson_kind" "lesson_kind" DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "stu_uid" bigint;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "unit_id" integer;--> statement-breakpoint
ALTER TABLE "ai_reports" ADD CONSTRAINT "ai_reports_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_cancellations" ADD CONSTRAINT "class_cancellations_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_materials" ADD CONSTRAINT "class_materials_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_materials" ADD CONSTRAINT "class_materials_unit_id_course_units_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."course_units"("unit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_evaluations" ADD CONSTRAINT "course_evaluations_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_scores" ADD CONSTRAINT "lesson_scores_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_units" ADD CONSTRAINT "student_units_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_units" ADD CONSTRAINT "student_units_unit_id_course_units_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."course_units"("unit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_reads" ADD CONSTRAINT "training_reads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_reads" ADD CONSTRAINT "training_reads_sid_courses_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."courses"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_notices" ADD CONSTRAINT "trial_notices_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_units" ADD CONSTRAINT "course_units_sid_courses_sid_fk" FOREIGN KEY ("sid") REFERENCES "public"."courses"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remark_delays" ADD CONSTRAINT "remark_delays_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remark_points" ADD CONSTRAINT "remark_points_remark_id_remarks_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."remarks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remark_templates" ADD CONSTRAINT "remark_templates_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_materials_csid_unique" ON "class_materials" USING btree ("csid");--> statement-breakpoint
CREATE UNIQUE INDEX "student_units_stu_uid_unit_id_unique" ON "student_units" USING btree ("stu_uid","unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_units_sid_sort_unique" ON "course_units" USING btree ("sid","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "remark_templates_tuid_name_unique" ON "remark_templates" USING btree ("tuid",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "remarks_clid_unique" ON "remarks" USING btree ("clid");--> statement-breakpoint
CREATE INDEX "remarks_tuid_created_at" ON "remarks" USING btree ("tuid","created_at");--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_unit_id_course_units_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."course_units"("unit_id") ON DELETE no action ON UPDATE no action;